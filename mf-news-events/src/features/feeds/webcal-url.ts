/** The address with the scheme that opens a calendar program. */
export const webcalUrl = (url: string): string => url.replace(/^https?:/, 'webcal:');
