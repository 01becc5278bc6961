/**
 * Checks of a version in a browser. The portal makes them itself: a checker, a process with a browser that holds the
 * check key, works through the queue and is the only one that can write a result.
 */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { CurrentCompany } from './companies';
import { recordId } from './fields';
import { GateCheck } from './gate-check';
import { BuildVersion } from './remote-build';
import { RemoteName } from './remote-name';
import { CurrentUser } from './users';

const shipping = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'deployToken' } as const;
const checking = { key: 'checker' } as const;

/** `unable`: the browser could not check, for a reason that is not the version's; the version counts as not checked. */
export const browserCheckStates = ['waiting', 'running', 'passed', 'failed', 'unable'] as const;

export const BrowserCheck = z.object({
  state: z.enum(browserCheckStates),
  requestedBy: z.string(),
  requestedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** How many checks of other versions come before a waiting one. */
  ahead: z.int(),
  /** Pages opened, of those that will be opened; 0 of 0 before it starts. */
  done: z.int(),
  all: z.int(),
  /** The page that is open, such as `/companies as visitor`; for `unable` the reason. */
  step: z.nullable(z.string()),
});
export type BrowserCheck = z.output<typeof BrowserCheck>;

const ofCheck = z.object({ id: recordId() });
const claim = z.string().check(z.regex(/^[\w-]{20,100}$/, 'errors.field.invalid'));
const pageCount = z.int('errors.field.invalid').check(z.minimum(0), z.maximum(100_000));
const sentence = z.string().check(z.maxLength(300, 'errors.field.tooLong'));

/** An account as which pages are opened, with a short session that may read only. */
export const CheckAccount = z.object({
  user: CurrentUser,
  company: CurrentCompany,
  cookies: z.object({ secret: z.string(), marker: z.string() }),
});
export type CheckAccount = z.output<typeof CheckAccount>;

/** A check that a checker works on. `claim` proves it in the calls that follow. */
export const CheckAssignment = z.object({
  id: z.string(),
  claim: z.string(),
  remote: RemoteName,
  version: BuildVersion,
  /** Shows the version in this one browser. */
  previewToken: z.string(),
  accounts: z.array(CheckAccount),
});
export type CheckAssignment = z.output<typeof CheckAssignment>;

export const releaseCheckCalls = defineCalls({
  'POST /api/releases/{remote}/versions/{version}/browser-check': {
    summary: 'Ask for the checks in a browser, again if need be',
    description:
      'Queues the version; while its check waits or runs, nothing is added. One version is checked at a time.',
    access: shipping,
    params: z.object({ remote: RemoteName, version: BuildVersion }),
    status: 202,
    response: BrowserCheck,
    errors: ['errors.notFound', 'errors.releases.notReady', 'errors.releases.checksFailed'],
  },
  'POST /api/releases/checks/claim': {
    summary: 'Take over the next check',
    description:
      'For checkers. Asked every few seconds, it also says that a browser is connected. Null while nothing waits or another check is running.',
    access: checking,
    body: z.object({ browser: sentence }),
    response: z.object({ assignment: z.nullable(CheckAssignment) }),
  },
  'POST /api/releases/checks/{id}/progress': {
    summary: 'Report the progress of a check',
    description: 'For checkers. A check that reports nothing for a minute is queued again.',
    access: checking,
    params: ofCheck,
    body: z.object({ claim, done: pageCount, all: pageCount, step: sentence }),
    errors: ['errors.releases.checkEnded'],
  },
  'POST /api/releases/checks/{id}/result': {
    summary: 'Finish a check with its results',
    description: 'For checkers. Without results, `unable` says why the browser could not check.',
    access: checking,
    params: ofCheck,
    body: z.object({
      claim,
      checks: z.array(GateCheck).check(z.maxLength(20, 'errors.field.tooMany')),
      unable: z.optional(sentence),
    }),
    errors: ['errors.releases.checkEnded'],
  },
});
