/** Parts of the jest that runs, which `jest` has for itself and does not hand on. */
import { createRequire } from 'node:module';

const from = (file, name) => createRequire(file).resolve(name);
const runtime = from(from(from(import.meta.url, 'jest'), '@jest/core'), 'jest-runtime');
const require = createRequire(runtime);

export const Runtime = require(runtime).default;
export const { ModernFakeTimers } = require('@jest/fake-timers');
export const { ModuleMocker } = require('jest-mock');
