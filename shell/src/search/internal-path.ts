/**
 * Whether an address from outside the code stays within the portal: a path, not an address of another site in any of the
 * spellings that a browser understands (backslash as slash, control characters left out).
 */
export function isInternalPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/[\\\u0000-\u001f\u007f]/.test(address);
}
