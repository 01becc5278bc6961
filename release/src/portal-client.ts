/** The release calls of a portal, as the command line makes them. */
import type { CallResponse, CallName } from '@park/contract';
import type { RemoteBuild } from '@park/contract/remote-build';
import type { Problem } from '@park/contract/problem';

/** A refusal of the portal, or that it cannot be reached. */
export class PortalError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problem: Partial<Problem> | null,
  ) {
    super(message);
    this.name = 'PortalError';
  }
}

export interface PortalClientOptions {
  /** Origin of the portal: `https://portal.park.example`. */
  readonly portal: string;
  /** A deploy token or the release key. */
  readonly token: string | null;
  /** Milliseconds that one call may take. */
  readonly timeoutMs?: number;
}

export type PortalClient = ReturnType<typeof createPortalClient>;

export function createPortalClient({ portal, token, timeoutMs = 60_000 }: PortalClientOptions) {
  const origin = portal.replace(/\/+$/, '');

  async function request(
    method: string,
    path: string,
    body?: { type: string; content: string | Uint8Array },
  ): Promise<unknown> {
    let answer: Response;
    try {
      answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-type': body.type } : {}),
        },
        ...(body
          ? { body: typeof body.content === 'string' ? body.content : new Blob([new Uint8Array(body.content)]) }
          : {}),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new PortalError(`${origin} cannot be reached: ${reasonOf(cause)}`, 0, null);
    }
    const text = await answer.text();
    const isJson = text !== '' && /json/.test(answer.headers.get('content-type') ?? '');
    if (!answer.ok) throw refusalOf(answer.status, isJson ? (JSON.parse(text) as Partial<Problem>) : null);
    return isJson ? JSON.parse(text) : undefined;
  }

  const send = <K extends CallName>(name: K, path: string, body?: object) =>
    request(
      name.split(' ', 1)[0] ?? 'GET',
      path,
      body ? { type: 'application/json', content: JSON.stringify(body) } : undefined,
    ) as Promise<CallResponse<K>>;
  const base = (remote: string) => `/api/releases/${encodeURIComponent(remote)}`;
  const versionBase = (remote: string, version: string) => `${base(remote)}/versions/${encodeURIComponent(version)}`;

  return {
    origin,
    registry: () => send('GET /api/releases/registry', '/api/releases/registry'),
    allStatus: () => send('GET /api/releases', '/api/releases'),
    status: (remote: string) => send('GET /api/releases/{remote}', base(remote)),
    begin: (build: RemoteBuild) => send('POST /api/releases/{remote}/versions', `${base(build.name)}/versions`, build),
    putFile: async (
      place: { remote: string; version: string; path: string },
      content: Uint8Array,
      isPacked: boolean,
    ) => {
      const query = new URLSearchParams({ path: place.path, ...(isPacked ? { encoding: 'br' } : {}) }).toString();
      await request('PUT', `${versionBase(place.remote, place.version)}/files?${query}`, {
        type: 'application/octet-stream',
        content,
      });
    },
    /** @param isCheckedNow whether a version that passes is queued for the checks in a browser */
    complete: (remote: string, version: string, isCheckedNow: boolean) =>
      send(
        'POST /api/releases/{remote}/versions/{version}/complete',
        `${versionBase(remote, version)}/complete${isCheckedNow ? '' : '?browserCheck=later'}`,
      ),
    requestBrowserCheck: (remote: string, version: string) =>
      send(
        'POST /api/releases/{remote}/versions/{version}/browser-check',
        `${versionBase(remote, version)}/browser-check`,
      ),
    audit: (remote: string) => send('GET /api/releases/{remote}/audit', `${base(remote)}/audit?pageSize=20`),
    preview: (remote: string, version: string) =>
      send('POST /api/releases/{remote}/versions/{version}/preview', `${versionBase(remote, version)}/preview`),
    promote: (remote: string, body: { version: string; reason: string; instead?: string | null }) =>
      send('POST /api/releases/{remote}/promote', `${base(remote)}/promote`, body),
    canary: (
      remote: string,
      body: { version: string; share?: number; roles?: readonly number[]; hours?: number; reason: string },
    ) => send('POST /api/releases/{remote}/canary', `${base(remote)}/canary`, body),
    stopCanary: (remote: string, body: { reason: string }) =>
      send('POST /api/releases/{remote}/canary/stop', `${base(remote)}/canary/stop`, body),
    rollBack: (remote: string, body: { version?: string; reason: string }) =>
      send('POST /api/releases/{remote}/rollback', `${base(remote)}/rollback`, body),
    pin: (remote: string, body: { version: string | null; reason: string }) =>
      send('POST /api/releases/{remote}/pin', `${base(remote)}/pin`, body),
    disable: (remote: string, body: { reason: string }) =>
      send('POST /api/releases/{remote}/disable', `${base(remote)}/disable`, body),
    enable: (remote: string, body: { reason: string }) =>
      send('POST /api/releases/{remote}/enable', `${base(remote)}/enable`, body),
    unpublish: (remote: string, body: { reason: string }) =>
      send('POST /api/releases/{remote}/unpublish', `${base(remote)}/unpublish`, body),
    tokens: (remote: string) => send('GET /api/releases/{remote}/tokens', `${base(remote)}/tokens`),
    createToken: (remote: string, label: string, notifyEmail?: string) =>
      send('POST /api/releases/{remote}/tokens', `${base(remote)}/tokens`, {
        label,
        ...(notifyEmail === undefined ? {} : { notifyEmail }),
      }),
    revokeToken: (remote: string, id: string) =>
      send('DELETE /api/releases/{remote}/tokens/{id}', `${base(remote)}/tokens/${encodeURIComponent(id)}`),
    /** What the live shell provides; null when it does not say. */
    async platform(): Promise<unknown> {
      return request('GET', '/_platform').catch(() => null);
    },
  };
}

const sentences: Record<string, string> = {
  'errors.auth.required': 'a token is needed: set RELEASE_TOKEN',
  'errors.auth.badToken': 'the token is not valid, or was revoked',
  'errors.auth.forbidden': 'the token is not for this remote or this step',
  'errors.notFound': 'there is no such remote, version or token',
  'errors.releases.versionTaken': 'this version exists already with other content; build under a new version',
  'errors.releases.checksFailed': 'the version has not passed its checks',
  'errors.releases.conflictWithLive': 'another remote uses one of its routes or menu entries',
  'errors.releases.pinned': 'the remote is pinned to a version; `pin REMOTE --off` ends that',
  'errors.releases.changedMeanwhile':
    'somebody else has promoted another version meanwhile; look with `status`, then promote again',
  'errors.releases.notReady': 'the version is not complete, was never live, or its files are no longer kept',
  'errors.releases.noPrevious': 'there is no earlier version to go back to',
  'errors.releases.noLive': 'there is no live version to compare a canary with; promote one first',
  'errors.releases.incomplete': 'files are missing; publish again to send them',
  'errors.releases.wrongContent': 'a file is not what build.json says; build again',
  'errors.releases.tooManyFiles': 'the build has too many files',
  'errors.releases.fileTooLarge': 'a file of the build is too large in bytes',
  'errors.releases.buildTooLarge': 'the files of the build are too large in bytes together',
  'errors.releases.packedTooMuch': 'the build unpacks to too many times what is sent',
  'errors.upload.noSpace':
    'the store of the portal has no space left; its operator has to make some, then publish again',
  'errors.field.fileType': 'this kind of file is not allowed in a build',
  'errors.releases.immutable': 'the version is complete and can no longer be changed',
};

function refusalOf(status: number, problem: Partial<Problem> | null): PortalError {
  const key = problem?.key ?? '';
  const fields = Object.entries(problem?.fields ?? {}).map(([field, what]) => `${field}: ${sentences[what] ?? what}`);
  const what = sentences[key] ?? (fields.length > 0 ? fields.join(', ') : key || `status ${status}`);
  return new PortalError(
    `Refused (${status}): ${what}${limitOf(problem?.details)}${problem?.id ? `. ID: ${problem.id}` : ''}`,
    status,
    problem,
  );
}

/** The limit that a build exceeds, and the file if it is a single one. */
function limitOf(details: unknown): string {
  const { limit, actual, path } = (details ?? {}) as { limit?: unknown; actual?: unknown; path?: unknown };
  if (typeof limit !== 'number' || typeof actual !== 'number') return '';
  return ` (${typeof path === 'string' ? `${path}: ` : ''}${actual}, at most ${limit})`;
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string; code?: string }; message?: string };
  return cause?.message || cause?.code || message || 'unknown';
}
