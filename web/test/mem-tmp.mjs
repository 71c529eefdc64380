import { chromium } from "playwright-core";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
const how = process.argv[2], file=process.argv[3];
function pss(root) {
  const kids = new Map();
  for (const p of readdirSync("/proc")) if (/^\d+$/.test(p)) try { const s=readFileSync(`/proc/${p}/stat`,"utf8"); const ppid=+s.slice(s.lastIndexOf(")")+2).split(" ")[1]; (kids.get(ppid)??kids.set(ppid,[]).get(ppid)).push(+p);} catch {}
  let t=0; const todo=[root];
  while(todo.length){const p=todo.pop(); todo.push(...(kids.get(p)??[])); try{ t+= +/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${p}/smaps_rollup`,"utf8"))[1]; }catch{} }
  return t/1024;
}
const bytes=readFileSync(file);
const srv=createServer((q,r)=> q.url==="/f"? r.end(bytes): r.writeHead(200,{"content-type":"text/html"}).end("<input type=file id=f>")).listen(0);
const server = await chromium.launchServer({executablePath:process.env.CHROMIUM,args:["--no-sandbox"]});
const b = await chromium.connect(server.wsEndpoint());
const page = await b.newPage(); await page.goto(`http://127.0.0.1:${srv.address().port}/`);
await page.setInputFiles("#f", file);
const pid=server.process().pid; const base=pss(pid); let peak=0;
const timer=setInterval(()=>{peak=Math.max(peak,pss(pid));},40);
const t=Date.now();
const out=await page.evaluate(async (how)=>{
  const blob=document.getElementById("f").files[0];
  const W=4618,H=3464;
  if(how==="bitmap"){ window.x=await createImageBitmap(blob,{resizeWidth:W,resizeHeight:H,resizeQuality:"high"}); return [x.width,x.height]; }
  if(how==="bitmaplow"){ window.x=await createImageBitmap(blob,{resizeWidth:W,resizeHeight:H,resizeQuality:"low"}); return [x.width,x.height]; }
  if(how==="img"){ const i=new Image(); i.src=URL.createObjectURL(blob); await new Promise(r=>i.onload=r); const c=new OffscreenCanvas(W,H); const g=c.getContext("2d",{willReadFrequently:true}); g.imageSmoothingQuality="medium"; g.drawImage(i,0,0,W,H); g.getImageData(0,0,1,1); window.x=c.transferToImageBitmap(); i.src=""; return [x.width,x.height]; }
  if(how==="decoder"){ const d=new ImageDecoder({type:"image/jpeg",data:await blob.arrayBuffer(),desiredWidth:W,desiredHeight:H}); const {image}=await d.decode(); const s=[image.codedWidth,image.codedHeight,image.displayWidth,image.rotation]; window.x=await createImageBitmap(image); image.close(); d.close(); return [...s,x.width,x.height]; }
},how).catch(e=>e.message);
const took=Date.now()-t; await new Promise(r=>setTimeout(r,1500)); const after=pss(pid);
clearInterval(timer);
console.log(how,file,JSON.stringify(out),`base ${base|0} peak ${peak|0} after ${after|0} MB, ${took} ms`);
await b.close(); await server.close(); srv.close();
