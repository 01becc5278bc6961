/** The own company, its people and the park's words, as the api answers them. */
import type { CallResponse, PersonRow } from '@park/contract';
import type { CompanyProfile } from '@park/contract/directory';

export function companyPage(change: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    id: 'company-1',
    name: 'Acme',
    logo: null,
    category: 'Tenant',
    agreementType: 'sqie',
    location: 'a',
    buildingName: 'Building A',
    isEPFL: false,
    isPublished: true,
    tags: [],
    sectors: [],
    similar: [],
    teamSize: null,
    foundedIn: null,
    website: null,
    language: 'en',
    availableLanguages: ['en'],
    description: '',
    email: null,
    phone: null,
    address: null,
    building: { id: 'a', name: 'Building A', address: 'Route 1', latitude: null, longitude: null },
    people: [],
    linked: { jobs: 3, news: 0, successStories: 0, events: 0 },
    structuredData: {},
    ...change,
  };
}

export function person(change: Partial<PersonRow> = {}): PersonRow {
  return {
    hashedId: 'ada',
    role: 4619,
    email: 'ada.rochat@acme.example',
    username: 'ada',
    firstName: 'Ada',
    lastName: 'Rochat',
    picture: null,
    phone: '+41 21 000 00 00',
    companyId: 'company-1',
    companyName: 'Acme',
    may: { edit: true, delete: true, endSessions: true, roles: [] },
    version: 1,
    ...change,
  };
}

export function colleagues(
  items: PersonRow[] = [
    person(),
    person({
      hashedId: 'emma',
      firstName: 'Emma',
      lastName: 'Keller',
      email: 'emma@acme.example',
      phone: null,
      role: 4620,
    }),
  ],
  paginationId: string | null = null,
): CallResponse<'GET /api/companies/employees'> {
  return { items, paginationId };
}

const words: Record<string, CallResponse<'GET /api/catalogs/{id}'>> = {
  'company-categories': { id: 'company-categories', items: [{ id: 'Tenant', label: 'Resident' }] },
  'agreement-types': { id: 'agreement-types', items: [{ id: 'SQIE', label: 'Science quarter' }] },
  roles: {
    id: 'roles',
    items: [
      { id: '4619', label: 'Employee' },
      { id: '4620', label: 'Company administrator' },
    ],
  },
};

export const catalogs = (id: string): CallResponse<'GET /api/catalogs/{id}'> => words[id] ?? { id, items: [] };
