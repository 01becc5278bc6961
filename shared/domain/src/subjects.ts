import type { MaybeRole } from './roles';

/**
 * The parts of a person and a company that rules look at. Every field is optional, so that rules can be asked
 * about anything that carries some of them: a stored session, a row of a list, a request's person.
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
