const ipV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The default domain of the readable `token` cookie (AMB-30): the parent domain of a host with three or more labels, or a
 * host of two labels itself. Under a public suffix of two parts, such as `co.uk`, browsers reject it; configure the domain
 * there.
 * @returns null for a host-only cookie: in local mode, for IP addresses and for single labels.
 */
export function defaultCookieDomain(hostname: string, mode: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  if (mode === 'local' || labels.length < 2 || labels.includes('') || ipV4.test(host) || host.includes(':'))
    return null;
  if (host.endsWith('.localhost')) return null;
  return labels.length === 2 ? host : `.${labels.slice(1).join('.')}`;
}
