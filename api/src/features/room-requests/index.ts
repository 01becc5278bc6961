/** The public interface of this feature. */
export { roomRequestMessages } from './message-kinds';
export { roomRequestRoutes } from './routes';
