import type { RemoteFault } from '../page-data/faults';

export interface DevelopmentTexts {
  readonly title: string;
  readonly button: string;
  readonly buttonWithFaults: (count: number) => string;
  readonly person: string;
  readonly now: (email: string | null) => string;
  readonly visitor: string;
  readonly signIn: string;
  readonly signingIn: string;
  readonly signOut: string;
  readonly faults: string;
  readonly noFault: string;
  readonly sessionExpired: string;
  readonly sessionExpiredHelp: string;
  readonly apply: string;
  readonly reset: string;
  readonly remoteFaults: Readonly<Record<RemoteFault, string>>;
}

export const english: DevelopmentTexts = {
  title: 'Development',
  button: 'Development',
  buttonWithFaults: (count) => `Development · ${count} ${count === 1 ? 'fault' : 'faults'}`,
  person: 'Person',
  now: (email) => (email === null ? 'Now: a visitor' : `Now: ${email}`),
  visitor: 'Visitor',
  signIn: 'Become this person',
  signingIn: 'Signing in',
  signOut: 'Become a visitor',
  faults: 'What goes wrong',
  noFault: 'Nothing',
  sessionExpired: 'The session has expired',
  sessionExpiredHelp: 'The api answers as if it had ended, except when you sign in.',
  apply: 'Load the page with these faults',
  reset: 'Without faults',
  remoteFaults: { slow: 'Slow, 3 s a file', missing: 'Missing', throwing: 'Throws', old: 'Previous version' },
};
