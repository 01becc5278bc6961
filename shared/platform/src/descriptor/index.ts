/** For build, registry and shell: descriptors, their schema, and builds and snapshots made from them. */
export * from './descriptor';
export { parseDescriptor, RemoteDescriptorSchema } from './descriptor-schema';
export * from './snapshot';
export { firstCallUrl, knowsAddress } from './first-call-url';
