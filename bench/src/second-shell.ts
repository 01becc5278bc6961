/** A shell beside the one of a portal, so that two ways of the same thing are measured in turn. */
import { builtProgram } from '@park/scripts/built';
import type { startPortal } from '@park/scripts/portal';
import { startServer } from '@park/scripts/process';

/** Starts it on a free port of this machine, on the portal's api. `environment` says what is different about it. */
export const startSecondShell = (
  portal: Awaited<ReturnType<typeof startPortal>>,
  name: string,
  environment: Record<string, string>,
) =>
  startServer({
    name,
    program: builtProgram('shell', 'main'),
    environment: {
      MODE: 'demo',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      API_ORIGIN: portal.api.origin,
      REGISTRY: portal.registryFile,
      ...environment,
    },
    log: process.stderr,
  });
