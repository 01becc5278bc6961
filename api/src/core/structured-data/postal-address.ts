/** Postal addresses, written as one text, in the parts that schema.org has for them. */

export interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress?: string;
  postalCode?: string;
  addressLocality?: string;
  addressCountry?: string;
}

/** `Allée du Rivage 5, 1099 Rive-Claire`, on one line or on several. */
const withPostcode = /^(?<street>.+?)[\s,]+(?:[A-Z]{1,2}-)?(?<code>\d{4,5})\s+(?<town>[^\d,]+)$/su;

/** The parts of an address; what does not look like street, postcode and town is the street's line as a whole. */
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
