/** Written by `build-plain.ts`: every remote's exposed module. */
declare module 'remote-modules' {
  import type { RemoteModule } from '@park/platform';

  export const remoteModules: Record<string, () => Promise<{ default: RemoteModule }>>;
}
