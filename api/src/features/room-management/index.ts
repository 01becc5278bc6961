/** The public interface of this feature. */
export { closureMessages } from './closures/message-kinds';
export { roomManagementRoutes } from './routes';
