/** Preloaded into a server of a journey: its clock is ahead by the milliseconds in a file, which the journey rewrites. */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const SystemDate = Date;
const systemNow = Date.now;
let aheadMs = Number(readFileSync(file, 'utf8'));
const now = () => systemNow() + aheadMs;

setInterval(() => {
  const text = readFileSync(file, 'utf8');
  // Empty while the journey writes it.
  if (text !== '') aheadMs = Number(text);
}, 50).unref();

SystemDate.now = now;
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
SystemDate.prototype.constructor = globalThis.Date;
