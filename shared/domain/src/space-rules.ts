import { hasPermission } from './permissions';
import type { MaybeCompany, MaybePerson } from './subjects';

const agreementsWithSpace: readonly string[] = ['feip-lausanne', 'feip-cbip', 'feip-unlimitrust'];

/** The agreement is one of three, letter case ignored; similar names do not count (SPC-01, AMB-05). */
export const companyCanRequestSpace = (company: MaybeCompany): boolean =>
  typeof company?.agreementType === 'string' && agreementsWithSpace.includes(company.agreementType.toLowerCase());

/** A space request is offered to those who hold the permission in a company that may ask (SPC-02). */
export const canRequestSpace = (user: MaybePerson, company: MaybeCompany): boolean =>
  hasPermission(user?.role, 'Space_Needs') && companyCanRequestSpace(company);
