const ipV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Domain of the readable `token` cookie when none is configured (AMB-30): the parent of a host name with three or more
 * labels, a two-label name itself, and null (host-only) for local mode, IP addresses and single labels. Below a public
 * suffix of two parts, such as `portal.co.uk`, browsers refuse the parent: such a park configures the domain.
 */
export function defaultCookieDomain(hostname: string, mode: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  if (mode === 'local' || labels.length < 2 || labels.includes('') || ipV4.test(host) || host.includes(':'))
    return null;
  if (host.endsWith('.localhost')) return null;
  return labels.length === 2 ? host : `.${labels.slice(1).join('.')}`;
}
