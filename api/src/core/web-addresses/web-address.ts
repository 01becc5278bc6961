/** Addresses for those who read a page elsewhere. */

/** An address of the web that people typed, whole: `acme.example` → `https://acme.example/`; null when it is none. */
export function webAddress(text: string | null): string | null {
  if (!text) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** The portal's own page or file, as others reach it. */
export const parkAddress = (parkOrigin: string, path: string): string => new URL(path, parkOrigin).href;

export const companyPage = (parkOrigin: string, id: string): string =>
  parkAddress(parkOrigin, `/companies/details?id=${encodeURIComponent(id)}`);
export const jobPage = (parkOrigin: string, id: string): string =>
  parkAddress(parkOrigin, `/jobs/details?id=${encodeURIComponent(id)}`);
