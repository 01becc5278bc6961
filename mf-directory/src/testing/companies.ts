/** Companies as the api returns them. */
import type { CallResponse } from '@park/contract';
import type { CompanyItem, CompanyProfile } from '@park/contract/directory';

type CompanyPage = CallResponse<'GET /api/companies/query'>;

export function companyItem(change: Partial<CompanyItem> = {}): CompanyItem {
  return {
    id: 'acme',
    name: 'Acme Photonics',
    logo: null,
    category: 'startup',
    agreementType: 'sqie',
    location: 'building-a',
    buildingName: 'Building A',
    isEPFL: true,
    isPublished: true,
    tags: ['Photonics', 'Sensors'],
    sectors: [
      { id: 'photonics', label: 'Photonics' },
      { id: 'sensors', label: 'Sensors' },
    ],
    website: 'https://www.acme.example/',
    language: 'en',
    availableLanguages: ['en', 'fr'],
    summary: 'Light that measures.',
    ...change,
  };
}

export function companyPage(items: CompanyItem[], change: Partial<CompanyPage> = {}): CompanyPage {
  return {
    items,
    paginationId: null,
    total: items.length,
    facets: {
      category: [
        { value: 'startup', label: 'Start-up', count: 12 },
        { value: 'tenant', label: 'Tenant', count: 5 },
      ],
      agreementType: [{ value: 'sqie', label: 'SQIE', count: 9 }],
      location: Array.from({ length: 12 }, (_unused, place) => ({
        value: `building-${place}`,
        label: `Building ${place}`,
        count: 12 - place,
      })),
      tag: [{ value: 'Photonics', label: 'Photonics', count: 3 }],
      isEPFL: [
        { value: 'false', label: 'false', count: 10 },
        { value: 'true', label: 'true', count: 7 },
      ],
      teamSize: [{ value: '10-49', label: '10–49', count: 6 }],
      founded: [{ value: '2010', label: '2010–2019', count: 8 }],
    },
    ...change,
  };
}

export function companyProfile(change: Partial<CompanyProfile> = {}): CompanyProfile {
  const { summary: _summary, ...fields } = companyItem();
  return {
    ...fields,
    category: 'Startup',
    description: 'Light that measures.\n\nFounded in 2019.',
    email: 'hello@acme.example',
    phone: '+41 21 000 00 00',
    address: 'Route 1\n1015 Lausanne',
    building: { id: 'building-a', name: 'Building A', address: 'Route 1', latitude: 46.5, longitude: 6.5 },
    teamSize: '10-49',
    foundedIn: 2019,
    people: [{ name: 'Ada Rochat', title: 'Founder', picture: null, email: null, phone: null }],
    linked: { jobs: 0, news: 0, successStories: 0, events: 0 },
    similar: [],
    structuredData: { '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme Photonics' },
    ...change,
  };
}

export const companyCategories: CallResponse<'GET /api/catalogs/{id}'> = {
  id: 'company-categories',
  items: [
    { id: 'Startup', label: 'Start-up' },
    { id: 'Tenant', label: 'Tenant' },
  ],
};
