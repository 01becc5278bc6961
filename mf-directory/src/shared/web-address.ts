/** An address that people typed, as a link. */
export interface WebAddress {
  readonly href: string;
  /** How people say it: "acme.ch". */
  readonly label: string;
}

/** @returns null when the text is no address of the web. */
export function webAddress(text: string | null): WebAddress | null {
  if (!text) return null;
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return { href: url.href, label: url.host.replace(/^www\./, '') + path };
}
