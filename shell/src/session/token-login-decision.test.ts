import { decideTokenLogin } from './token-login-decision';

const none: ReadonlySet<string> = new Set();
const address = (text: string) => {
  const { pathname, search, hash } = new URL(text, 'http://park.test');
  return { pathname, search, hash };
};
const decide = (text: string, isLoggedIn = false, tried = none) => decideTokenLogin(address(text), isLoggedIn, tried);

describe('token login decision', () => {
  it.each([
    '/?token=a',
    '/404?token=a',
    '/no/such/page?token=a',
    '/portal?token=a',
    '/guide-3f9?token=a',
    '/loginx?token=a',
    '/portal/login?token=a',
  ])('SHELL-06: starts on %s', (text) => {
    expect(decide(text).token).toBe('a');
  });

  it.each([
    ['no parameter', '/'],
    ['two values', '/?token=a&token=b'],
    ['two equal values', '/?token=a&token=a'],
    ['an empty value', '/?token='],
    ['no value', '/?token'],
    ['another name', '/?Token=a'],
    ['a list’s name', '/?token[]=a'],
    ['the fragment', '/#token=a'],
    ['the login page', '/login?token=a'],
    ['the login page with a slash', '/login/?token=a'],
    ['the login page in capitals', '/LOGIN?token=a'],
    ['the login page, encoded', '/%6Cogin?token=a'],
  ])('SHELL-07, AMB-22: does not start with %s', (_name, text) => {
    expect(decide(text).token).toBeNull();
  });

  it('does not start for somebody logged in', () => {
    expect(decide('/?token=a', true)).toEqual({ token: null, replaceWith: '/' });
  });

  it('AMB-27: tries a value once per page load', () => {
    expect(decide('/?token=a', false, new Set(['a']))).toEqual({ token: null, replaceWith: '/' });
    expect(decide('/?token=b', false, new Set(['a'])).token).toBe('b');
  });

  it.each([
    ['/news/details?id=7&token=a', '/news/details?id=7'],
    ['/news/details?token=a&id=7#part', '/news/details?id=7#part'],
    ['/companies?q=a%20b&token=a&tag=x+y', '/companies?q=a%20b&tag=x+y'],
    ['/?token=a&token=b', '/'],
    ['/?%74oken=a', '/'],
    ['/?token=', '/'],
  ])('AMB-27: %s becomes %s', (text, replaced) => {
    expect(decide(text).replaceWith).toBe(replaced);
  });

  it.each(['/', '/login?token=a', '/?Token=a', '/?token[]=a', '/#token=a'])('leaves %s as it is', (text) => {
    expect(decide(text).replaceWith).toBeNull();
  });

  it('reads an encoded value', () => {
    expect(decide('/?token=a%2Bb%3D').token).toBe('a+b=');
  });

  it('survives a path that cannot be decoded', () => {
    expect(decideTokenLogin({ pathname: '/%E0%A4%A', search: '?token=a', hash: '' }, false, none).token).toBe('a');
  });
});
