import type { ProfileUpdate } from '@park/platform';
import { withProfile } from './profile-update';
import { emma } from './session-fixture';

describe('local profile update', () => {
  it.each([
    [{ parkshareCredits: 0 }],
    [{ username: '' }],
    [{ firstName: 'Emmy' }],
    [{ lastName: 'K' }],
    [{ role: 4620 as const }],
    [{ email: 'e@x.ch' }],
    [{ picture: '/p.png' }],
  ] satisfies [ProfileUpdate][])('AMB-36: %p overwrites', (update) => {
    expect(withProfile(emma, update)).toEqual({ ...emma, ...update });
  });

  it('ignores values that are null, undefined or absent', () => {
    expect(withProfile(emma, { parkshareCredits: undefined, picture: null, role: null, username: undefined })).toEqual(
      emma,
    );
    expect(withProfile(emma, {})).toEqual(emma);
  });

  it('ignores unknown keys', () => {
    const update = {
      hashedId: 'luc',
      bookARoomContractIds: [1],
      adminPermissions: ['CAN_REDEPLOY_WEBSITE'],
      isLoggedIn: false,
    } as ProfileUpdate;
    expect(withProfile(emma, update)).toEqual(emma);
  });
});
