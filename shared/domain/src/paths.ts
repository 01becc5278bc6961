const slash = 47;

/** The path of a page as routes name it: lower case, without slashes at its end (AMB-22, AMB-47). `/` stays as it is. */
export function normalizePath(pathname: string): string {
  let end = pathname.length;
  // Not by a regular expression: searching for slashes at the end from every slash of a long address is slow.
  while (end > 1 && pathname.charCodeAt(end - 1) === slash) end -= 1;
  return pathname.slice(0, end).toLowerCase() || '/';
}

/**
 * Whether an address is a path of the portal, and not another site's in any spelling that browsers accept: they read a
 * backslash as a slash and leave control characters out (MISS-08).
 */
export const isInternalPath = (address: string): boolean =>
  address.startsWith('/') && !address.startsWith('//') && !/[\\\u0000-\u001f\u007f]/.test(address);
