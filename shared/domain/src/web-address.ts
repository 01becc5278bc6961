/**
 * Parses a web address as people type it: `acme.example` becomes `https://acme.example/`.
 * @returns null if the text is empty, is not an address, or uses a scheme other than http and https.
 */
export function parseWebAddress(text: string | null): URL | null {
  if (!text) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
