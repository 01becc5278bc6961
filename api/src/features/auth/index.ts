/** The public interface of this feature. */
export { endCheckSessions, startCheckSession } from './check-sessions';
export { passkeyMessages } from './passkey-messages';
export { passwordChanged } from './password-messages';
export { authJobs } from './jobs';
export { authRoutes } from './routes';
export { createSessionAuthenticator } from './session-authenticator';
