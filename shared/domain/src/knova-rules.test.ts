import fc from 'fast-check';
import { canShareKnovaFiles, canViewKnovaEvents, isKnovaMember } from './knova-rules';
import type { MaybeRole } from './roles';

const companies = {
  'sqie + tenant': { agreementType: 'sqie', category: 'Tenant' },
  'sqie only': { agreementType: 'sqie', category: 'External' },
  'tenant only': { agreementType: 'feip-lausanne', category: 'Tenant' },
  neither: { agreementType: 'garage', category: 'External' },
  'no company': null,
};
const situations = Object.keys(companies) as (keyof typeof companies)[];

const always: readonly MaybeRole[] = [4622];
const underConditions: readonly MaybeRole[] = [4620, 4621, null, undefined, 4617];
const never: readonly MaybeRole[] = ['', 4618, 4619, 4851, 4808, 5456, 5464, 0, 9999];

describe('viewing KNOVA events', () => {
  const cells = [
    ...always.map((role) => ({ role, expected: situations })),
    ...underConditions.map((role) => ({ role, expected: ['sqie + tenant'] })),
    ...never.map((role) => ({ role, expected: [] as string[] })),
  ].flatMap(({ role, expected }) =>
    situations.map((situation) => ({ role, situation, allowed: expected.some((one) => one === situation) })),
  );

  it.each(cells)('role $role with $situation: $allowed', ({ role, situation, allowed }) => {
    expect(canViewKnovaEvents({ role }, companies[situation])).toBe(allowed);
  });

  it('AMB-01: tells the empty role from no role', () => {
    const company = companies['sqie + tenant'];
    expect(canViewKnovaEvents({}, company)).toBe(true);
    expect(canViewKnovaEvents({ role: null }, company)).toBe(true);
    expect(canViewKnovaEvents({ role: '' }, company)).toBe(false);
  });

  it('AMB-04: ignores letter case', () => {
    expect(canViewKnovaEvents({ role: 4620 }, { agreementType: 'X-SQIE-2', category: 'TENANT' })).toBe(true);
  });

  it('AMB-05: contains is enough', () => {
    expect(canViewKnovaEvents({ role: 4620 }, { agreementType: 'old-sqie', category: 'former-tenant' })).toBe(true);
  });

  it('AMB-06: contracts play no part', () => {
    expect(canViewKnovaEvents({ role: 4619, bookARoomContractIds: [5452, 4852] }, companies['sqie + tenant'])).toBe(
      false,
    );
  });

  it('a visitor without a company sees none', () => {
    expect(canViewKnovaEvents(null, null)).toBe(false);
  });
});

describe('sharing KNOVA files', () => {
  it.each([
    [[5452], 'Tenant', true],
    [[4852, 5452], 'my TENANTS', true],
    [[5452], 'External', false],
    [[5452], '', false],
    [[5452], null, false],
    [[4852], 'Tenant', false],
    [[], 'Tenant', false],
    [null, 'Tenant', false],
    [undefined, 'Tenant', false],
  ])('contracts %p, category %p: %p', (bookARoomContractIds, category, allowed) => {
    expect(canShareKnovaFiles({ bookARoomContractIds }, { category })).toBe(allowed);
  });

  it('looks neither at role nor at agreement', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 4600, max: 5500 }), fc.constantFrom(null, undefined, '' as const)),
        fc.option(fc.string()),
        (role, agreementType) => {
          expect(
            canShareKnovaFiles({ role, bookARoomContractIds: [5452] }, { category: 'tenant', agreementType }),
          ).toBe(true);
          expect(canShareKnovaFiles({ role, bookARoomContractIds: [] }, { category: 'tenant', agreementType })).toBe(
            false,
          );
        },
      ),
    );
  });

  it('needs a company', () => {
    expect(canShareKnovaFiles({ bookARoomContractIds: [5452] }, null)).toBe(false);
    expect(canShareKnovaFiles(null, { category: 'tenant' })).toBe(false);
  });
});

describe('KNOVA membership', () => {
  it('AMB-06: is the contract 5452 alone', () => {
    expect(isKnovaMember({ bookARoomContractIds: [5452] })).toBe(true);
    expect(isKnovaMember({ bookARoomContractIds: [4852, 4855, 5596] })).toBe(false);
    expect(isKnovaMember({ role: 4622 })).toBe(false);
    expect(isKnovaMember(null)).toBe(false);
  });
});
