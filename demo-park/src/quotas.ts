import type { Company } from './companies';
import type { Row } from './rows';

/** Young companies have a few hours a month; companies with a KNOVA agreement have hours in the members' lounge. */
export function quotaRows(companies: readonly Company[]): Row[] {
  return companies.flatMap((company): Row[] => {
    const agreement = company.agreementType.toLowerCase();
    const isYoung = company.category.toLowerCase() === 'startup';
    return [
      ...(agreement.includes('sqie') && isYoung
        ? [{ company: company.key, contract: '4852', hours_per_month: '40' }]
        : []),
      ...(agreement.includes('knova') ? [{ company: company.key, contract: '5452', hours_per_month: '24' }] : []),
      ...(agreement === 'feip-prilly' && isYoung
        ? [{ company: company.key, contract: '5596', hours_per_month: '30' }]
        : []),
    ];
  });
}
