/** A company as a schema.org `Organization`, for search engines. */
import type { CompanyProfile } from '@park/contract/directory';
import type { StructuredData } from '@park/contract/structured-data';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { postalAddress } from '../../core/structured-data/postal-address';
import { companyPath } from '../../core/web-addresses/pages';
import { parkAddress, webAddress } from '../../core/web-addresses/web-address';

type Facts = Pick<
  CompanyProfile,
  'id' | 'name' | 'logo' | 'description' | 'website' | 'email' | 'phone' | 'address' | 'building' | 'tags'
>;

/** Returns only facts that the company's page shows; absent ones are omitted. */
export function organizationData(
  { id, name, logo, description, website, email, phone, address, building, tags }: Facts,
  { parkOrigin, parkCountry }: Pick<ApiConfiguration, 'parkOrigin' | 'parkCountry'>,
): StructuredData {
  const page = parkAddress(parkOrigin, companyPath(id));
  const site = webAddress(website);
  const inPark = building?.address ? postalAddress(building.address, parkCountry) : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': page,
    name,
    url: site ?? page,
    mainEntityOfPage: page,
    ...(site !== null && { sameAs: [site] }),
    ...(logo !== null && { logo: parkAddress(parkOrigin, logo) }),
    ...(description !== '' && { description }),
    ...(email !== null && { email }),
    ...(phone !== null && { telephone: phone }),
    ...(address ? { address: postalAddress(address) } : inPark && { address: inPark }),
    ...(building && {
      location: {
        '@type': 'Place',
        name: building.name,
        ...(inPark && { address: inPark }),
        ...(building.latitude !== null &&
          building.longitude !== null && {
            geo: { '@type': 'GeoCoordinates', latitude: building.latitude, longitude: building.longitude },
          }),
      },
    }),
    ...(tags.length > 0 && { keywords: tags }),
  };
}
