/** What other features, imports and the composition root may use of this one. */
export { findDeployToken } from './deploy-tokens';
export { openReleaseStore } from './release-store';
export { releaseRoutes } from './routes';
export { releaseJobs } from './sweep';
