/** Security headers of every response. The policy allows no inline script and no eval; data blocks are not scripts. */
const contentPolicy = (local: string, sockets: string, script: string) =>
  [
    "default-src 'none'",
    "object-src 'none'",
    `script-src 'self'${script}${local}`,
    `style-src 'self'${local}`,
    `img-src 'self' data: blob:${local}`,
    `font-src 'self'${local}`,
    `connect-src 'self'${local}${sockets}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** What serves remotes besides the portal, in one visitor's browser or on a developer's machine. */
export interface LocalSources {
  readonly origins: readonly string[];
  /** While developing here: builds tell pages about themselves. */
  readonly isDevelopment?: boolean;
}

/** @param scriptHash of the one script that is part of the page; null without one */
export function pagePolicy(
  isSecure: boolean,
  { origins, isDevelopment = false }: LocalSources = { origins: [] },
  scriptHash: string | null = null,
): string {
  const sources = origins.map((origin) => ` ${origin}`).join('');
  // A server of builds says over a socket that there is a new one.
  const sockets = [
    ...origins.map((origin) => origin.replace(/^http/, 'ws')),
    ...(isDevelopment ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : []),
  ];
  const policy = contentPolicy(
    sources,
    sockets.map((socket) => ` ${socket}`).join(''),
    scriptHash ? ` '${scriptHash}'` : '',
  );
  // A local address has no certificate and does not support https.
  return isSecure && origins.every((origin) => origin.startsWith('https:'))
    ? `${policy}; upgrade-insecure-requests`
    : policy;
}

/** Every page of a year is asked for over https, also those of hosts below this one. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Files that pages load: the page's policy holds for them, and this one where somebody opens or embeds them alone. */
const partPolicy = "default-src 'none'; frame-ancestors 'none'";
/** Browsers show scripts and styles as text. A worker has the policy of its script: the heartbeat sends a report. */
const codePolicy = "default-src 'none'; connect-src 'self'";

const isCode = (contentType: string): boolean => /^(text\/css|(text|application)\/javascript)\b/.test(contentType);
const isPartOfPage = (contentType: string): boolean =>
  isCode(contentType) || /^(font\/woff2|image\/(png|jpeg|webp|avif))\b/.test(contentType);

export function securityHeaders(isSecure: boolean, contentType: unknown = null): Record<string, string> {
  if (typeof contentType === 'string' && isPartOfPage(contentType))
    return {
      'content-security-policy': isCode(contentType) ? codePolicy : partPolicy,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(isSecure ? strictTransport : {}),
    };
  return {
    'content-security-policy': pagePolicy(isSecure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // No page can widen its origin through `document.domain`.
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? strictTransport : {}),
  };
}
