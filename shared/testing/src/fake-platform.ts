/** The platform's services without a shell, controlled by the test. */
import type { AdminFlag, Permission } from '@park/domain';
import type {
  Language,
  PublicConfiguration,
  SessionState,
  SessionUser,
  SessionCompany,
  TextTree,
} from '@park/platform';
import { createTextStore, type PlatformServices, type ReadableStore } from '@park/platform/host';
import { createFakeClient, type FakeAnswers, type FakeClient } from './fake-client';

export interface FakePlatformOptions {
  readonly language?: Language;
  readonly answers?: FakeAnswers;
  /** Permissions of the person; without any it is a visitor, unless `user` is given. */
  readonly permissions?: readonly Permission[];
  readonly flags?: readonly AdminFlag[];
  readonly user?: Partial<SessionUser> | null;
  readonly company?: Partial<SessionCompany> | null;
  readonly canViewKnovaEvents?: boolean;
  readonly canShareKnovaFiles?: boolean;
  readonly canRequestSpace?: boolean;
  readonly configuration?: Partial<PublicConfiguration>;
  /** Texts by namespace, in the language of the test. */
  readonly texts?: Readonly<Record<string, TextTree>>;
  readonly now?: Date;
  /** Paths of further pages of the portal. */
  readonly routes?: readonly string[];
}

export interface FakePlatform {
  readonly services: PlatformServices;
  readonly client: FakeClient;
  readonly logs: { level: string; message: string; fields?: unknown }[];
  readonly missingTexts: string[];
  /** Whether the page has unsaved input. */
  hasUnsavedChanges(): boolean;
  setSession(session: Partial<SessionState>): void;
}

const configuration: PublicConfiguration = {
  mode: 'local',
  parkName: { en: 'Test Park', fr: 'Parc de test' },
  parkSlogan: null,
  campusName: 'EPFL',
  parkTimeZone: 'Europe/Zurich',
  apiBase: '',
  cookieDomain: null,
  links: {
    campusCard: null,
    scaleUp: null,
    startups: null,
    newsletter: null,
    campusNews: null,
    fairmove: null,
    secondParking: null,
    ticketing: null,
    knovaFiles: null,
  },
  analytics: null,
  reporting: null,
  remoteTimeoutMs: 1_000,
};

const person = {
  role: 4619,
  email: 'employee@demo.park',
  username: 'employee',
  firstName: 'Emma',
  lastName: 'Keller',
  picture: null,
  parkshareCredits: 5,
  hashedId: 'emma',
  bookARoomContractIds: [],
};
const company = { id: 'company-1', name: 'Acme', category: 'Tenant', agreementType: 'sqie', logo: null };

/**
 * The shell's services for a test: a person with the given permissions, a fixed clock, responses, and what was logged.
 */
export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const client = createFakeClient(options.answers);
  const logs: FakePlatform['logs'] = [];
  const missingTexts: string[] = [];
  const unsaved = new Set<string>();
  const permissions = new Set<Permission>(options.permissions ?? []);
  const flags = new Set<AdminFlag>(options.flags ?? []);
  const isLoggedIn = options.user !== null && (options.user !== undefined || permissions.size > 0);
  const session = store<SessionState>({
    user: isLoggedIn ? ({ ...person, ...options.user } as unknown as SessionUser) : null,
    company: isLoggedIn ? ({ ...company, ...options.company } as unknown as SessionCompany) : null,
    isKnovaMember: false,
    isLoggedIn,
    isLoggingIn: false,
  });
  const texts = createTextStore(options.language ?? 'en', (namespace, key) => missingTexts.push(`${namespace}:${key}`));
  for (const [namespace, tree] of Object.entries(options.texts ?? {}))
    texts.add(options.language ?? 'en', namespace, tree);
  const services: PlatformServices = {
    client,
    session,
    access: store({
      has: (permission: Permission) => permissions.has(permission),
      hasFlag: (flag: AdminFlag) => flags.has(flag),
      canShareKnovaFiles: options.canShareKnovaFiles ?? false,
      canViewKnovaEvents: options.canViewKnovaEvents ?? false,
      canRequestSpace: options.canRequestSpace ?? false,
    }),
    updateProfile: (update) =>
      session.set({ ...session.getState(), user: { ...session.getState().user, ...update } as SessionUser }),
    texts,
    changeLanguage: (language) => texts.setLanguage(language),
    configuration: { ...configuration, ...options.configuration },
    reporter: { log: (level, message, fields) => void logs.push({ level, message, fields }), metric: () => {} },
    unsaved: { report: (id, isUnsaved) => void (isUnsaved ? unsaved.add(id) : unsaved.delete(id)) },
    clock: () => options.now ?? new Date(),
    hasRoute: (path) => options.routes?.includes(path) ?? false,
  };
  return {
    services,
    client,
    logs,
    missingTexts,
    hasUnsavedChanges: () => unsaved.size > 0,
    setSession: (change) => session.set({ ...session.getState(), ...change }),
  };
}

function store<Value>(initial: Value): ReadableStore<Value> & { set(value: Value): void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}
