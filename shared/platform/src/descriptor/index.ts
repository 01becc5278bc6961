/** For the build, the registry and the shell: the descriptor, its schema and what becomes of it. */
export * from './descriptor';
export { parseDescriptor, RemoteDescriptorSchema } from './descriptor-schema';
export * from './snapshot';
export { firstCallUrl, knowsAddress } from './first-call-url';
