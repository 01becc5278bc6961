/** Addresses for programs outside the portal: whole, with the origin. */

export const absoluteUrl = (path: string): string => new URL(path, location.href).href;

/** The same address under the scheme on which calendar programs subscribe with one click. */
export const webcalUrl = (url: string): string => url.replace(/^https?:/, 'webcal:');
