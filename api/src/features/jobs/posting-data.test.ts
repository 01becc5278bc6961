import { postingData } from './posting-data';

const park = { parkOrigin: 'https://portal.park.example', parkCountry: 'CH' };
const job = {
  id: 'j-1',
  title: 'Optics engineer',
  companyId: 'c-1',
  companyName: 'Acme',
  companyLogo: '/api/files/7',
  contractType: 'permanent',
  workload: { minimum: 80, maximum: 100 },
  location: 'Lausanne',
  publishedAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-04-01T21:59:59.000Z',
  isPublished: true,
  language: 'en' as const,
  availableLanguages: ['en' as const],
  description: '<p>You align lasers.</p>',
  applyUrl: 'https://acme.example/1',
  applyEmail: null,
  companyWebsite: 'acme.example',
  companyIsListed: true,
  building: { id: 'gamma', name: 'Gamma', address: 'Shore 5, 1099 Rive-Claire' },
};

describe('a job for search engines', () => {
  it('has everything that their lists of jobs need', () => {
    expect(postingData(job, park)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      '@id': 'https://portal.park.example/jobs/details?id=j-1',
      url: 'https://portal.park.example/jobs/details?id=j-1',
      title: 'Optics engineer',
      description: '<p>You align lasers.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Acme', value: 'j-1' },
      datePosted: '2026-03-01T08:00:00.000Z',
      validThrough: '2026-04-01T21:59:59.000Z',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      workHours: '80–100 %',
      hiringOrganization: {
        '@type': 'Organization',
        '@id': 'https://portal.park.example/companies/details?id=c-1',
        name: 'Acme',
        sameAs: 'https://acme.example/',
        logo: 'https://portal.park.example/api/files/7',
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Lausanne', addressCountry: 'CH' },
      },
      directApply: false,
    });
  });

  it.each([
    ['permanent', 100, 100, 'FULL_TIME'],
    ['permanent', 50, 60, 'PART_TIME'],
    ['internship', 100, 100, ['FULL_TIME', 'INTERN']],
    ['temporary', 40, 100, ['FULL_TIME', 'PART_TIME', 'TEMPORARY']],
    ['freelance', 20, 20, ['PART_TIME', 'CONTRACTOR']],
    ['a word of the park', 100, 100, 'FULL_TIME'],
  ])('calls %s at %i to %i percent %j', (contractType, minimum, maximum, expected) => {
    expect(postingData({ ...job, contractType, workload: { minimum, maximum } }, park).employmentType).toEqual(
      expected,
    );
  });

  it('is at the company’s building when it says no place', () => {
    expect(postingData({ ...job, location: '' }, park).jobLocation).toEqual({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Shore 5',
        postalCode: '1099',
        addressLocality: 'Rive-Claire',
        addressCountry: 'CH',
      },
    });
    expect(postingData({ ...job, location: '', building: null }, park).jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'CH' },
    });
  });

  it('does not lead to a company that has no public page', () => {
    expect(
      postingData({ ...job, companyIsListed: false, companyLogo: null, companyWebsite: null }, park).hiringOrganization,
    ).toEqual({ '@type': 'Organization', name: 'Acme' });
  });
});
