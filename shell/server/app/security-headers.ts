/** Security headers of every response. The policy allows no inline script and no eval; data blocks are not scripts. */
const contentPolicy = (local: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${local}`,
    `style-src 'self'${local}`,
    `img-src 'self' data: blob:${local}`,
    `font-src 'self'${local}`,
    `connect-src 'self'${local}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** @param localOrigin origin that serves one remote in this visitor's browser only */
export function pagePolicy(isSecure: boolean, localOrigin: string | null = null): string {
  // A local address has no certificate and does not support https.
  if (localOrigin) return contentPolicy(` ${localOrigin}`);
  return isSecure ? `${contentPolicy('')}; upgrade-insecure-requests` : contentPolicy('');
}

/** Files that pages load and that are never shown on their own: a policy has no effect on them. */
const isPartOfPage = (contentType: unknown): boolean =>
  typeof contentType === 'string' &&
  /^(text\/css|(text|application)\/javascript|font\/woff2|image\/(png|jpeg|webp|avif))\b/.test(contentType);

export function securityHeaders(isSecure: boolean, contentType: unknown = null): Record<string, string> {
  if (isPartOfPage(contentType))
    return { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  return {
    'content-security-policy': pagePolicy(isSecure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
