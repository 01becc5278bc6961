import { Contract } from './contracts';
import { Role } from './roles';
import type { MaybeCompany, MaybePerson } from './subjects';
import { containsIgnoringCase } from './text-match';

const isTenant = (company: MaybeCompany): boolean => containsIgnoringCase(company?.category, 'tenant');
const isSqie = (company: MaybeCompany): boolean => containsIgnoringCase(company?.agreementType, 'sqie');

/** Whether the person has contract 5452; role and company do not matter (AMB-06). */
export const isKnovaMember = (user: MaybePerson): boolean =>
  Array.isArray(user?.bookARoomContractIds) && user.bookARoomContractIds.includes(Contract.SQIEKNOVA);

/** Whether the person may share KNOVA files: a member whose company is a tenant (KNO-01). */
export const canShareKnovaFiles = (user: MaybePerson, company: MaybeCompany): boolean =>
  isKnovaMember(user) && isTenant(company);

/**
 * Whether the person sees KNOVA events (KNO-02 to KNO-05). A person without a role may see more than an Employee, as
 * required (AMB-03). The empty role is refused; it is not the same as no role (AMB-01).
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
