/** What other features, imports and the composition root may use of this one. */
export { authRoutes } from './routes';
export { findPerson } from './session-authenticator';
export { deleteExpired } from './sweep';
