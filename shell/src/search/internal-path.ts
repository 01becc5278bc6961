/**
 * Whether an address from outside the code is a path of the portal, and not another site's address in any spelling
 * that browsers accept (backslash as slash, control characters ignored).
 */
export function isInternalPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\\\u0000-\u001f\u007f]/.test(address);
}
