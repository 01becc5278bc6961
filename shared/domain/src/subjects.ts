import type { MaybeRole } from './roles';

/**
 * The facts of a person and a company that rules use. All are optional, so that rules accept a stored session, a row of a
 * list or the person of a request.
 */
export interface PersonFacts {
  readonly role?: MaybeRole;
  readonly hashedId?: string | null;
  readonly bookARoomContractIds?: readonly number[] | null;
  readonly adminPermissions?: readonly string[] | null;
}

export interface CompanyFacts {
  readonly category?: string | null;
  readonly agreementType?: string | null;
}

export type MaybePerson = PersonFacts | null | undefined;
export type MaybeCompany = CompanyFacts | null | undefined;
