import { checkPassword } from './password-rule';
import { hashPassword, verifyPassword } from './password-hash';

describe('password rule (MISS-08)', () => {
  const email = 'emil.employee@test.park';
  const park = { parkName: { en: 'Alpine Innovation Park', fr: 'Parc alpin d’innovation' } };

  it.each([
    'a walk along the lake',
    'correct horse battery',
    'Zebra!Trumpet',
    'été à la montagne',
    'x7#kq9!vmz2p',
    'aaaaabbbbbcccccdddd',
    'Garden-Sparrow-88',
  ])('accepts %s', async (password) => {
    expect(await checkPassword(password, email, park)).toBeNull();
  });

  it.each([
    '1234567890',
    '0987654321',
    'aaaaaaaaaa',
    'abababababab',
    'abc1abc1abc1',
    'qwertyuiop',
    'poiuytrewq',
    '1q2w3e4r5t',
    'azertyuiop',
    'Password123!',
    'P@ssw0rd2024',
    'motdepasse1',
    'MotDePasse2025!',
    'iloveyou123',
    'Welcome2024!!',
    'administrator',
    'innovationpark',
    'lausanne2025',
    'abcdefghij',
    '2024password',
    'Changeme123',
    'bonjour2024',
    'montgomery99',
    'sunflowers1',
    'gouvernement12',
    'supernatural!',
  ])('refuses %s as one of the first guesses', async (password) => {
    expect(await checkPassword(password, email, park)).toBe('errors.auth.passwordCommon');
  });

  it.each([
    'AlpineParc2026!',
    'Innovation-Park-77',
    'knova.knova.1',
    'Emil.Employee-2026',
    'Parkshare#2026',
    'portail-alpin-1',
  ])('refuses %s, which is words of the park and the person', async (password) => {
    expect(await checkPassword(password, email, park)).toBe('errors.auth.passwordCommon');
  });

  it.each(['Demo-park-2026!', 'walking through the park', 'emilia likes rain'])('accepts %s', async (password) => {
    expect(await checkPassword(password, email, park)).toBeNull();
  });

  it('refuses the e-mail and its name, whatever the case', async () => {
    expect(await checkPassword('EMIL.Employee@test.park', email, park)).toBe('errors.auth.passwordIsEmail');
    expect(await checkPassword('emil.employee', email, park)).toBe('errors.auth.passwordIsEmail');
  });

  it('counts characters, not code units', async () => {
    expect(await checkPassword('🌲🏔️🌊', email, park)).toBe('errors.auth.passwordTooShort');
    expect(await checkPassword('é'.repeat(129), email, park)).toBe('errors.auth.passwordTooLong');
  });
});

describe('stored passwords', () => {
  it('are argon2id hashes that tell right from wrong', async () => {
    const stored = await hashPassword('a walk along the lake');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('a walk along the lake', stored)).toBe(true);
    expect(await verifyPassword('a walk along the river', stored)).toBe(false);
  });

  it('are never right when there is none or it is damaged', async () => {
    expect(await verifyPassword('placeholder for accounts without a password', null)).toBe(false);
    expect(await verifyPassword('x', 'damaged')).toBe(false);
  });
});
