import { organizationData } from './organization-data';
import { postalAddress } from '../../core/structured-data/postal-address';
import { webAddress } from '../../core/web-addresses/web-address';

const park = { parkOrigin: 'https://portal.park.example', parkCountry: 'CH' };
const company = {
  id: 'a-1',
  name: 'Acme',
  logo: '/api/files/7',
  description: 'Light.',
  website: 'acme.example',
  email: 'hello@acme.example',
  phone: '+41 21 555 00 00',
  address: null,
  tags: ['Photonics'],
  building: {
    id: 'gamma',
    name: 'Gamma',
    address: 'Allée du Rivage 5, 1099 Rive-Claire',
    latitude: 46.5,
    longitude: 6.5,
  },
};

describe('a company for search engines', () => {
  it('says what the page shows, with whole addresses', () => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: 'Allée du Rivage 5',
      postalCode: '1099',
      addressLocality: 'Rive-Claire',
      addressCountry: 'CH',
    };
    expect(organizationData(company, park)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://portal.park.example/companies/details?id=a-1',
      name: 'Acme',
      url: 'https://acme.example/',
      mainEntityOfPage: 'https://portal.park.example/companies/details?id=a-1',
      sameAs: ['https://acme.example/'],
      logo: 'https://portal.park.example/api/files/7',
      description: 'Light.',
      email: 'hello@acme.example',
      telephone: '+41 21 555 00 00',
      address,
      location: {
        '@type': 'Place',
        name: 'Gamma',
        address,
        geo: { '@type': 'GeoCoordinates', latitude: 46.5, longitude: 6.5 },
      },
      keywords: ['Photonics'],
    });
  });

  it('leaves out missing facts, and uses its page when there is no site', () => {
    const bare = {
      ...company,
      logo: null,
      description: '',
      website: null,
      email: null,
      phone: null,
      tags: [],
      building: null,
    };
    expect(organizationData(bare, park)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://portal.park.example/companies/details?id=a-1',
      name: 'Acme',
      url: 'https://portal.park.example/companies/details?id=a-1',
      mainEntityOfPage: 'https://portal.park.example/companies/details?id=a-1',
    });
  });

  it.each([
    ['acme.example', 'https://acme.example/'],
    ['http://acme.example/a', 'http://acme.example/a'],
    ['javascript:alert(1)', null],
    ['no address', null],
    ['', null],
  ])('reads %p as %p', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each([
    ['Route 1\n1015 Lausanne', { streetAddress: 'Route 1', postalCode: '1015', addressLocality: 'Lausanne' }],
    ['Route 12, CH-1015 Lausanne', { streetAddress: 'Route 12', postalCode: '1015', addressLocality: 'Lausanne' }],
    ['Gamma, 2nd floor', { streetAddress: 'Gamma, 2nd floor' }],
    ['1015 Lausanne', { streetAddress: '1015 Lausanne' }],
  ])('parts the address %j', (text, parts) => {
    expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...parts });
  });
});
