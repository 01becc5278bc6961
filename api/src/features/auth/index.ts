/** The public interface of this feature. */
export { authRoutes } from './routes';
export { findPerson } from './session-authenticator';
export { deleteExpired } from './sweep';
