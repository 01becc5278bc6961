/** Written by `build-plain.ts`: every remote's exposed module. */
declare module 'remote-modules' {
  export const remoteModules: Record<string, () => Promise<{ default: import('@park/platform').RemoteModule }>>;
}
