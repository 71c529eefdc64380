// Says why the engine that ENGINE names cannot be used; nothing if it can.

import { engine } from "./engines.mjs";

if (!engine) throw new Error(`${process.env.ENGINE} is none of the engines`);
if (engine.skip) console.log(engine.skip);
