/** Jobs as the api returns them. */
import type { CallResponse } from '@park/contract';
import type { Job, JobItem } from '@park/contract/jobs';

type JobPage = CallResponse<'GET /api/jobs/query'>;

export function jobItem(change: Partial<JobItem> = {}): JobItem {
  return {
    id: 'job-1',
    title: 'Optical engineer',
    companyId: 'acme',
    companyName: 'Acme Photonics',
    companyLogo: null,
    contractType: 'permanent',
    workload: { minimum: 80, maximum: 100 },
    location: 'Lausanne',
    publishedAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-12-31T23:00:00.000Z',
    isPublished: true,
    language: 'en',
    availableLanguages: ['en'],
    ...change,
  };
}

export function jobPage(items: JobItem[], change: Partial<JobPage> = {}): JobPage {
  return {
    items,
    paginationId: null,
    total: items.length,
    facets: {
      contractType: [{ value: 'permanent', label: 'Permanent', count: 2 }],
      workload: [{ value: '100', label: '100 %', count: 2 }],
      company: [{ value: 'acme', label: 'Acme Photonics', count: 2 }],
      companyCategory: [{ value: 'startup', label: 'Start-up', count: 2 }],
      building: [{ value: 'building-a', label: 'Building A', count: 2 }],
      location: [{ value: 'Lausanne', label: 'Lausanne', count: 2 }],
    },
    ...change,
  };
}

export function job(change: Partial<Job> = {}): Job {
  return {
    ...jobItem(),
    description: '<p>You align <strong>lasers</strong>.</p>',
    applyUrl: 'https://acme.example/jobs/1',
    applyEmail: null,
    companyWebsite: null,
    companyIsListed: true,
    building: { id: 'building-a', name: 'Building A', address: 'Route 1' },
    structuredData: { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Optical engineer' },
    ...change,
  };
}

export const jobTypes: CallResponse<'GET /api/catalogs/{id}'> = {
  id: 'job-types',
  items: [{ id: 'permanent', label: 'Permanent' }],
};
