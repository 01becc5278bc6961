const slash = 47;

/** The path of a page as routes name it: lower case, without slashes at its end (AMB-22, AMB-47). `/` stays as it is. */
export function normalizePath(pathname: string): string {
  let end = pathname.length;
  // Not by a regular expression: searching for slashes at the end from every slash of a long address is slow.
  while (end > 1 && pathname.charCodeAt(end - 1) === slash) end -= 1;
  return pathname.slice(0, end).toLowerCase() || '/';
}
