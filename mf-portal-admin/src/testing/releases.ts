/** Releases as the api answers them: three areas, each in another situation. */
import type { GateCheck } from '@park/contract/gate-check';
import type { AuditItem, ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import type { CallResponse } from '@park/contract';

const passed = (check: string): GateCheck => ({ check, ok: true, reason: 'Nothing to say against it.', detail: [] });

/** How a version did that was taken back. */
export const failing = {
  version: '1.2.0-new',
  perThousand: 300,
  loads: 1_030,
  visitors: 12,
  failedFor: 9,
  measure: '1.1.0-live',
  measurePerThousand: 2,
};

export const failedCheck: GateCheck = {
  check: 'permissions',
  ok: false,
  reason: 'The permission Jobs_Fly does not exist.',
  detail: ['/jobs asks for Jobs_Fly'],
};

export function version(name: string, change: Partial<ReleaseVersion> = {}): ReleaseVersion {
  return {
    version: name,
    state: 'released',
    publishedAt: '2026-11-19T13:02:00Z',
    publishedBy: 'Ana Rossi',
    bytes: 420_000,
    brotliBytes: 86_016,
    routes: ['/companies', '/jobs'],
    checks: [passed('descriptor'), passed('routes'), passed('smoke')],
    passed: true,
    hasBrowserChecks: true,
    browserCheck: null,
    loads: 0,
    loadFailures: 0,
    renderFailures: 0,
    failuresPerThousand: null,
    ...change,
  };
}

export function remote(change: Partial<RemoteStatus> = {}): RemoteStatus {
  return {
    remote: 'mf-directory',
    title: { en: 'Directory', fr: 'Annuaire' },
    live: '1.1.0-live',
    liveSince: '2026-11-20T07:00:00Z',
    previous: '1.0.0-before',
    canary: null,
    pinned: null,
    browserChecks: { isRequired: false, isAvailable: true },
    versions: [
      version('1.1.0-live', { loads: 1_204, loadFailures: 1, renderFailures: 2, failuresPerThousand: 2.49 }),
      version('1.0.0-before', { brotliBytes: 83_968 }),
    ],
    ...change,
  };
}

/** Its newest version is shown to a tenth of the visitors. */
export const withCanary = (change: Partial<NonNullable<RemoteStatus['canary']>> = {}): RemoteStatus =>
  remote({
    canary: {
      version: '1.2.0-canary',
      share: 0.1,
      roles: [],
      since: '2026-11-20T08:00:00Z',
      until: null,
      missingLoads: 0,
      missingVisitors: 0,
      ...change,
    },
    versions: [
      version('1.2.0-canary', {
        state: 'staged',
        brotliBytes: 90_112,
        loads: 100,
        failuresPerThousand: 0,
        routes: ['/companies', '/jobs', '/suppliers'],
      }),
      ...remote().versions,
    ],
  });

/** Its newest version waits. */
export const withStaged = (change: Partial<ReleaseVersion> = {}): RemoteStatus =>
  remote({ versions: [version('1.2.0-new', { state: 'staged', ...change }), ...remote().versions] });

export const pinned = (): RemoteStatus => ({
  ...withStaged(),
  pinned: { version: '1.1.0-live', reason: 'Fair week', by: 'Luc Favre', since: '2026-11-18T10:00:00Z' },
});

/** Nothing was published yet. */
export const bare = (): RemoteStatus =>
  remote({ remote: 'mf-shuttle-bus', title: null, live: null, liveSince: null, previous: null, versions: [] });

export const releases = (...remotes: RemoteStatus[]): CallResponse<'GET /api/releases'> => ({ revision: '7', remotes });

export function auditItem(change: Partial<AuditItem> = {}): AuditItem {
  return {
    id: '1',
    at: '2026-11-20T07:00:00Z',
    by: 'Luc Favre',
    action: 'promoted',
    remote: 'mf-directory',
    version: '1.1.0-live',
    reason: 'The new search',
    forced: false,
    before: null,
    after: null,
    ...change,
  };
}

const line = (live: string, canary: string | null) => ({
  live,
  previous: null,
  canary: canary ? { version: canary, share: 0.1, roles: [] } : null,
  pinned: null,
});

/** A canary that failed more often than what is live, and was stopped by itself. */
export const fallBack = (): AuditItem =>
  auditItem({
    id: '2',
    at: '2026-11-20T08:10:00Z',
    by: 'system',
    action: 'fell back',
    version: '1.2.0-new',
    reason: '9 of 30 loads failed.',
    before: line('1.1.0-live', '1.2.0-new'),
    after: line('1.1.0-live', null),
  });

export const audit = (...items: AuditItem[]): CallResponse<'GET /api/releases/audit'> => ({
  items: items.length > 0 ? items : [auditItem()],
  paginationId: null,
});
