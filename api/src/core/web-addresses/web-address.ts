import { parseWebAddress } from '@park/domain';

/** Completes a web address: `acme.example` becomes `https://acme.example/`; null if it is not one. */
export const webAddress = (text: string | null): string | null => parseWebAddress(text)?.href ?? null;

/** Returns the absolute URL of a page or file of the portal. */
export const parkAddress = (parkOrigin: string, path: string): string => new URL(path, parkOrigin).href;
