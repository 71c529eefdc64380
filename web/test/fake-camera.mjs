// Plays a clip of `shuzi render --clip` as the browser's camera, and saves what a page sees of it.
//
//   node fake-camera.mjs CLIP.mjpeg PICTURE.png [SECONDS]
//
// It prints the size of the video and the number of different frames seen in a second.

import { createServer } from "node:http";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const [clip, picture, seconds = "4"] = process.argv.slice(2);
const server = createServer((_, answer) => {
  answer.setHeader("content-type", "text/html");
  answer.end("<!doctype html><title>camera</title><video autoplay playsinline muted></video>");
}).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${resolve(clip)}`,
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`http://localhost:${server.address().port}/`);
  const seen = await page.evaluate(async (seconds) => {
    const video = document.querySelector("video");
    video.srcObject = await navigator.mediaDevices.getUserMedia({
      video: { width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    await video.play();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [64, 36];
    const small = canvas.getContext("2d", { willReadFrequently: true });
    const start = performance.now();
    let [frames, last] = [0, ""];
    while (performance.now() - start < seconds * 1000) {
      small.drawImage(video, 0, 0, 64, 36);
      const now = small.getImageData(0, 0, 64, 36).data.join();
      if (now !== last) frames += 1;
      last = now;
      await new Promise((next) => setTimeout(next, 20));
    }
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    canvas.getContext("2d").drawImage(video, 0, 0);
    document.body.replaceChildren(canvas);
    document.body.style.margin = 0;
    return { width: video.videoWidth, height: video.videoHeight, framesPerSecond: frames / seconds };
  }, Number(seconds));
  console.log(JSON.stringify(seen));
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  server.close();
}
