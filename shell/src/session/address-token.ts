/** Parameters that may contain a token, directly or inside the way back after login. */
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

/** All values of the `token` parameter. */
export const tokensIn = (search: string): readonly string[] => new URLSearchParams(search).getAll(tokenName);

/** Path and search for page views and log lines, without token and without a way back that may contain one (AMB-27). */
export const shareableAddress = (pathname: string, search: string): string =>
  pathname + withoutParameters(search, [tokenName, 'redirect']);

/** The same for a text that may contain addresses. */
export const withoutTokens = (text: string): string =>
  text.replace(/([?&]|%3F|%26)(token|redirect)(=|%3D)[^\s"'<>&#\\]*/gi, '$1$2$3…');
