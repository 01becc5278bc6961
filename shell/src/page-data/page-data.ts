/**
 * Data that the server wrote into the page: configuration, the registry's snapshot, and the responses of the first
 * calls. Data blocks are not scripts, so the content security policy needs no exception.
 */
import type { PublicConfiguration, RouteDescriptor, SessionCompany, SessionUser } from '@park/platform';
import type { PreloadedProblem } from '@park/platform/host';
import type { Faults } from './faults';
import type { OutlinedSnapshot } from './outlined-snapshot';

export interface PageData {
  readonly configuration: PublicConfiguration;
  readonly snapshot: OutlinedSnapshot;
  readonly language: 'en' | 'fr';
  /** The shell's own version, for reports. */
  readonly version: string;
  /** Responses of the route's first calls, by address. */
  readonly firstAnswers: Readonly<Record<string, unknown>>;
  /** What the api answers of a record that it does not have, by address; missing on pages of others. */
  readonly firstProblems?: Readonly<Record<string, PreloadedProblem>>;
  readonly development: boolean;
  /** Whether to report load outcomes (AMB-55: nothing is sent otherwise). */
  readonly countsOutcomes: boolean;
  /** The address requested a preview that does not exist any more. */
  readonly isPreviewUnknown: boolean;
  /** The route of this page where its address is secret and therefore in no descriptor (AMB-44). */
  readonly secretRoute?: SecretRoute;
  /** Whom the server rendered the page for; missing for visitors. */
  readonly session?: PageSession;
  /** What was typed as e-mail address in the form that this page answers; it was sent without scripts. */
  readonly typedEmail?: string;
  /** Choices of this device with which the server renders; missing where it renders nothing. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The page's HTML was rendered on the server, at this time in epoch milliseconds; the browser continues from it. */
  readonly rendered?: { readonly at: number };
  /** Only where the development panel is enabled, never in production. */
  readonly developmentPanel?: DevelopmentData;
}

export interface PageSession {
  readonly user: SessionUser;
  readonly company: SessionCompany | null;
  /** This browser has just signed in by a form, without scripts, which know nothing of it yet. */
  readonly isNew?: boolean;
}

export interface SecretRoute {
  /** Name of the remote that has the page. */
  readonly remote: string;
  readonly route: RouteDescriptor;
}

export interface DevelopmentData {
  /** Password of the demo accounts; null where there are none. */
  readonly demoPassword: string | null;
  readonly faults: Faults;
}

export function readPageData(document: Document): PageData {
  const block = document.getElementById('page-data');
  if (!block?.textContent) throw new Error('The page came without its data.');
  return JSON.parse(block.textContent) as PageData;
}
