import { hasPermission } from './permissions';
import type { MaybeCompany, MaybePerson } from './subjects';

const agreementsWithSpace: readonly string[] = ['feip-lausanne', 'feip-cbip', 'feip-unlimitrust'];

/** Whether the company's agreement is one of three, in any letter case; similar names do not count (SPC-01, AMB-05). */
export const companyCanRequestSpace = (company: MaybeCompany): boolean =>
  typeof company?.agreementType === 'string' && agreementsWithSpace.includes(company.agreementType.toLowerCase());

/** Whether the person may request space: with the permission, in such a company (SPC-02). */
export const canRequestSpace = (user: MaybePerson, company: MaybeCompany): boolean =>
  hasPermission(user?.role, 'Space_Needs') && companyCanRequestSpace(company);
