import { parseWebAddress } from '@park/platform';

/** A web address that people typed, as a link. */
export interface WebAddress {
  readonly href: string;
  /** Short form for display: "acme.ch". */
  readonly label: string;
}

/** @returns null if the text is not a web address. */
export function webAddress(text: string | null): WebAddress | null {
  const url = parseWebAddress(text);
  if (!url) return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return { href: url.href, label: url.host.replace(/^www\./, '') + path };
}
