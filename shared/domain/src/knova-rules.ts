import { Contract } from './contracts';
import { Role } from './roles';
import type { MaybeCompany, MaybePerson } from './subjects';
import { containsIgnoringCase } from './text-match';

const isTenant = (company: MaybeCompany): boolean => containsIgnoringCase(company?.category, 'tenant');
const isSqie = (company: MaybeCompany): boolean => containsIgnoringCase(company?.agreementType, 'sqie');

/** A member holds the contract 5452; neither role nor company plays a part (AMB-06). */
export const isKnovaMember = (user: MaybePerson): boolean =>
  Array.isArray(user?.bookARoomContractIds) && user.bookARoomContractIds.includes(Contract.SQIEKNOVA);

/** Share files: a member whose company is a tenant (KNO-01). */
export const canShareKnovaFiles = (user: MaybePerson, company: MaybeCompany): boolean =>
  isKnovaMember(user) && isTenant(company);

/**
 * View events (KNO-02 to KNO-05). Somebody without a role may see more than an Employee: that is what the rule
 * says (AMB-03). The empty role is refused and must be told apart from no role before anything else (AMB-01).
 */
export function canViewKnovaEvents(user: MaybePerson, company: MaybeCompany): boolean {
  switch (user?.role) {
    case Role.SuperAdministrator:
      return true;
    case Role.CompanySupervisor:
    case Role.CompanyAdministrator:
    case Role.Anonymous:
    case null:
    case undefined:
      return isSqie(company) && isTenant(company);
    default:
      return false;
  }
}
