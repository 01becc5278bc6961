/** The words that the audit trail stores, as keys of texts. Unknown words are shown as they are stored. */
import { auditActions, auditKinds } from '@park/contract/audit-words';

const auditFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'role',
  'language',
  'companyId',
  'category',
  'contracts',
  'enabled',
  'leavesOn',
  'website',
  'logo',
  'title',
  'reason',
  'forced',
  'passed',
  'live',
  'state',
  'address',
  'coordinates',
  'directionsEn',
  'directionsFr',
  'waitlistRule',
  'hasCheckIn',
  'monthlyGrant',
  'poolCap',
  'personCap',
  'personMonthly',
  'summary',
  'content',
  'description',
  'imageAlt',
  'type',
  'publishedAt',
  'unpublishAt',
  'publishedLanguages',
  'isPublished',
  'expiresAt',
  'startDate',
  'endDate',
  'location',
  'contractType',
  'applyEmail',
  'applyUrl',
  'minimum',
  'maximum',
  'membersOnly',
  'isKnova',
  'archivedAt',
  'teamSize',
  'foundedIn',
  'sectors',
  'agreementType',
] as const;

const auditValues = ['firstCome', 'fewestHalves'] as const;

/** A stored word as it is named in keys of texts: `room-booking` is `roomBooking`. */
type KeyOf<Word extends string> = Word extends `${infer Head}${'-' | ' '}${infer Tail}`
  ? `${Head}${Capitalize<KeyOf<Tail>>}`
  : Word;

const keyFrom =
  <Word extends string>(words: readonly Word[]) =>
  (stored: string): KeyOf<Word> | undefined =>
    words.some((word) => word === stored)
      ? (stored.replace(/[- ](\w)/g, (_match, letter: string) => letter.toUpperCase()) as KeyOf<Word>)
      : undefined;

export const kindKey = keyFrom(auditKinds);
export const actionKey = keyFrom(auditActions);
export const fieldKey = keyFrom(auditFields);
export const valueKey = keyFrom(auditValues);
