/** Parameters that may hold a token, by themselves or, as the way back after login, inside their value. */
const tokenName = 'token';

function decodedName(piece: string): string | undefined {
  return [...new URLSearchParams(piece).keys()][0];
}

function withoutParameters(search: string, names: readonly string[]): string {
  const pieces = search.replace(/^\?/, '').split('&');
  // The other parameters keep their encoding.
  const kept = pieces.filter((piece) => !names.includes(decodedName(piece) ?? ''));
  const text = kept.join('&');
  return text === '' ? '' : `?${text}`;
}

/** The search part without any `token` parameter; `token[]` and `Token` are other names (AMB-22). */
export const searchWithoutToken = (search: string): string => withoutParameters(search, [tokenName]);

/** Every value of the `token` parameter. */
export const tokensIn = (search: string): readonly string[] => new URLSearchParams(search).getAll(tokenName);

/** Path and search fit to leave the page, for page views and log lines: no token, and no way back that may hold one (AMB-27). */
export const shareableAddress = (pathname: string, search: string): string =>
  pathname + withoutParameters(search, [tokenName, 'redirect']);

/** The same for a text that may hold addresses somewhere inside. */
export const withoutTokens = (text: string): string =>
  text.replace(/([?&]|%3F|%26)(token|redirect)(=|%3D)[^\s"'<>&#\\]*/gi, '$1$2$3…');
