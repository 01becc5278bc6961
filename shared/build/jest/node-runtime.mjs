/**
 * Runs the tests of servers and tools in the worker's own context (see `node-environment.mjs`). The park's modules are each
 * test file's own; packages are loaded by Node itself, once for all files of a worker, which is most of what a file loads.
 */
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { Runtime } from './jest-parts.mjs';

const isPackage = (name) => !/^(\.|\/|node:|@park\/|@jest\/globals$)/.test(name);

export default class NodeRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    // Jest compiles for a context that is not the worker's own.
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, ...more) {
    return name !== undefined && isPackage(name) ? createRequire(from)(name) : super.requireModule(from, name, ...more);
  }
}
