/** Attempts to bring a build into the page: pages of one build share an attempt until one of them fails. */
import type * as FederationRuntime from './federation-runtime';
import type { LoadableBuild } from '@park/platform/descriptor';
import { LoadError } from './page-loader';
import { sharedLibraries } from './shared-libraries';

export interface RemoteAttempt {
  /** The module that the remote exposes. */
  readonly module: Promise<unknown>;
  /** The next page makes an attempt of its own. */
  fail(): void;
}

export type LoadRoutes = (build: LoadableBuild, attempt: number) => Promise<unknown>;

/** Resolves when the runtime of Module Federation is in the page, with what the shell shares. */
export async function loadFederationRuntime(): Promise<typeof FederationRuntime> {
  const runtime = await import(/* webpackChunkName: "federation-runtime" */ './federation-runtime');
  runtime.startFederation(sharedLibraries());
  return runtime;
}

const loadByRuntime: LoadRoutes = async (build, attempt) => (await loadFederationRuntime()).loadRoutes(build, attempt);

export function createRemoteLoader(loadRoutes: LoadRoutes = loadByRuntime): (build: LoadableBuild) => RemoteAttempt {
  const attempts = new Map<string, RemoteAttempt & { readonly number: number; readonly hasFailed: () => boolean }>();
  return (build) => {
    const before = attempts.get(build.globalName);
    if (before && !before.hasFailed()) return before;
    const number = (before?.number ?? 0) + 1;
    let hasFailed = false;
    const attempt = {
      number,
      module: loadRoutes(build, number).catch((cause: unknown) => {
        throw isNoContainer(cause) ? new LoadError({ kind: 'invalid', cause }) : cause;
      }),
      hasFailed: () => hasFailed,
      fail: () => void (hasFailed = true),
    };
    attempts.set(build.globalName, attempt);
    return attempt;
  };
}

/** The file is there and is no remote: it defines no container (RUNTIME-001), one without `init` (-002), or throws. */
const isNoContainer = (cause: unknown): boolean =>
  cause instanceof Error && /RUNTIME-00[12]\b|ScriptExecutionError/.test(cause.message);
