/** The checks of the gate as pure functions, for the api and for `npm run release -- check`. */
export { buildOfManifest, manifestFile } from './build-of-manifest';
export { checkLivePlace, runGate } from './gate';
export { integrityOf } from './integrity-check';
export { standardSizeBudget, type SizeBudget } from './size-check';
