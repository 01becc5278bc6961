export { buildOfManifest, manifestFile } from './build-of-manifest';
/** The gate's questions as pure functions: the server asks them when a build is published, an area team before (`npm run release -- check`). */
export { checkLivePlace, runGate } from './gate';
export { integrityOf } from './integrity-check';
export { standardSizeBudget, type SizeBudget } from './size-check';
