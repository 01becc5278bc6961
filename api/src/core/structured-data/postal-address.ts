/** Splits postal addresses into the parts of schema.org. */

export interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress?: string;
  postalCode?: string;
  addressLocality?: string;
  addressCountry?: string;
}

/** `Allée du Rivage 5, 1099 Rive-Claire`, on one line or on several. */
const withPostcode = /^(?<street>.+?)[\s,]+(?:[A-Z]{1,2}-)?(?<code>\d{4,5})\s+(?<town>[^\d,]+)$/su;

/**
 * Returns the parts of an address; if it does not match street, postcode and town, all of it becomes the street
 * address.
 */
export function postalAddress(text: string, country?: string): PostalAddress {
  const line = text.replace(/\s*\n\s*/g, ', ').trim();
  const { street, code, town } = withPostcode.exec(line)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && code !== undefined && town !== undefined
      ? { streetAddress: street.replace(/,\s*$/, ''), postalCode: code, addressLocality: town.trim() }
      : { streetAddress: line }),
    ...(country === undefined ? {} : { addressCountry: country }),
  };
}
