import { canRequestSpace, companyCanRequestSpace } from './space-rules';
import { roleIds } from './roles';

describe('space requests', () => {
  it.each(['feip-lausanne', 'FEIP-LAUSANNE', 'feip-cbip', 'Feip-Cbip', 'feip-unlimitrust', 'FEIP-UNLIMITRUST'])(
    'SPC-01: %s may ask',
    (agreementType) => {
      expect(companyCanRequestSpace({ agreementType })).toBe(true);
    },
  );

  it.each([
    'feip-prilly',
    'sqie',
    'garage',
    'feip',
    'feip-lausanne-2',
    'x-feip-cbip',
    'feip_lausanne',
    'feiplausanne',
    ' feip-cbip',
    '',
    null,
    undefined,
  ])('SPC-01: %p may not ask', (agreementType) => {
    expect(companyCanRequestSpace({ agreementType })).toBe(false);
  });

  it('SPC-01: no company may not ask', () => {
    expect(companyCanRequestSpace(null)).toBe(false);
    expect(companyCanRequestSpace(undefined)).toBe(false);
    expect(companyCanRequestSpace({})).toBe(false);
  });

  it('SPC-02: is offered to the two company roles only', () => {
    const offered = [...roleIds, null, ''] as const;
    expect(offered.filter((role) => canRequestSpace({ role }, { agreementType: 'feip-cbip' }))).toEqual([4620, 4621]);
    expect(offered.filter((role) => canRequestSpace({ role }, { agreementType: 'sqie' }))).toEqual([]);
  });
});
