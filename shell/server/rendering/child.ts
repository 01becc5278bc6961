/**
 * Renders pages of one area: a program of its own, started by `AreaProcess` with Node's permission model, an empty
 * environment and little memory. Code of the area runs here and nowhere else on the server. It is given shared
 * libraries and the data of a page; `process`, `require`, `import()` and the network are taken away before it runs.
 */
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { AreaCode, ChildMessage, ParentMessage } from './messages';

interface ShellBundle {
  readonly shared: Readonly<Record<string, unknown>>;
  prepare(remote: unknown): Promise<void>;
  render(request: unknown, remote: unknown): Promise<string>;
}

const [shellFile = ''] = process.argv.slice(2);
const post = process.send?.bind(process) as (message: ChildMessage) => void;
const receive = process.on.bind(process, 'message') as (listener: (message: ParentMessage) => void) => void;
const shellCode = readFileSync(shellFile, 'utf8');
process.once('disconnect', process.exit.bind(process, 0));

/** What reaches out of the process, or into it. Web standards that only compute stay, such as `URL`. */
const taken = [
  'process',
  'require',
  'module',
  'fetch',
  'WebSocket',
  'EventSource',
  'Request',
  'Response',
  'BroadcastChannel',
  'Worker',
  'WebAssembly',
  'navigator',
  'console',
  'SharedArrayBuffer',
];
for (const name of taken) Reflect.deleteProperty(globalThis, name);
// What libraries log is discarded; a missing console would be an error.
Object.assign(globalThis, { console: { log() {}, info() {}, warn() {}, error() {}, debug() {} } });

/** A CommonJS module that can require what is given to it, and nothing else. */
function load(code: string, given: Readonly<Record<string, unknown>>): unknown {
  const module: { exports: unknown } = { exports: {} };
  const requireGiven = (name: string): unknown => {
    if (!Object.hasOwn(given, name)) throw new Error(`There is no module ${name} here.`);
    return given[name];
  };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, requireGiven);
  return module.exports;
}

const shell = load(shellCode, {}) as ShellBundle;
let remote: unknown = null;

function loadArea({ pages, texts }: AreaCode): unknown {
  const area = load(pages, shell.shared) as { default: object };
  if (!texts) return area;
  const inLanguage = (language: 'en' | 'fr') => {
    const loaded = load(texts[language], {});
    return () => Promise.resolve(loaded);
  };
  return { default: { ...area.default, texts: { en: inLanguage('en'), fr: inLanguage('fr') } } };
}

const textOf = (error: unknown): string => {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 300);
  } catch {
    return 'an error without a text';
  }
};

async function answer(message: ParentMessage): Promise<void> {
  try {
    if (message.kind === 'load') {
      remote = message.code === null ? null : loadArea(message.code);
      await shell.prepare(remote);
      post({ kind: 'loaded' });
    } else {
      const html = await shell.render(JSON.parse(message.request), remote);
      post({ kind: 'rendered', id: message.id, html: String(html) });
    }
  } catch (error) {
    post({ kind: 'failed', id: message.kind === 'render' ? message.id : null, reason: textOf(error) });
  }
}

receive((message) => void answer(message));
post({ kind: 'ready' });
