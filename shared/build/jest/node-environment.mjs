/**
 * The worker's own globals instead of a context for each file: an `Error` is one, wherever it was made, and a package that
 * Node has loaded suits every file. What a file changes in the globals or in the environment's variables goes with it.
 */
import { ModernFakeTimers, ModuleMocker } from './jest-parts.mjs';

/** Packages find what they share by registered symbols, and stay loaded. Jest has such symbols too, for one file each. */
const isOfPackage = (key) => typeof key === 'symbol' && !/^[A-Z_]+$|jest/.test(Symbol.keyFor(key) ?? 'jest');
const isSame = (one, other) => one.value === other.value && one.get === other.get;

export default class NodeEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      variables: { ...process.env },
      exit: process.exit,
    };
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { globals, variables, exit } = this.before;
    for (const key of Reflect.ownKeys(globalThis)) {
      const found = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!found?.configurable || isOfPackage(key)) continue;
      if (!(key in globals)) delete globalThis[key];
      else if (!isSame(found, globals[key])) Object.defineProperty(globalThis, key, globals[key]);
    }
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.exit = exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
}
