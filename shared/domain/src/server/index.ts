/** What the servers of api and shell have in common, and no page needs. */
export * from './client-error-handler';
export * from './cookie-domain';
export * from './loggable-error';
export * from './mask-secrets';
export * from './production-rules';
export * from './server-timeouts';
export * from './shared-responses';
