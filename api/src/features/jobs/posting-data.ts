/** Jobs as schema.org `JobPosting`, for search engines. */
import type { Job } from '@park/contract/jobs';
import type { StructuredData } from '@park/contract/structured-data';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { postalAddress } from '../../core/structured-data/postal-address';
import { companyPath, jobPath } from '../../core/web-addresses/pages';
import { parkAddress, webAddress } from '../../core/web-addresses/web-address';

type Facts = Omit<Job, 'structuredData'>;

/** schema.org employment types of the catalog `job-types`; a park's own types have none. */
const kinds: Record<string, string> = {
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  freelance: 'CONTRACTOR',
};

/** Minimum workload, in percent, of a full-time job. */
const fullTime = 100;

function employmentTypes({ contractType, workload }: Pick<Facts, 'contractType' | 'workload'>): string[] {
  const kind = kinds[contractType];
  return [
    ...(workload.maximum >= fullTime ? ['FULL_TIME'] : []),
    ...(workload.minimum < fullTime ? ['PART_TIME'] : []),
    ...(kind === undefined ? [] : [kind]),
  ];
}

const workHours = ({ minimum, maximum }: Facts['workload']) =>
  minimum === maximum ? `${maximum} %` : `${minimum}–${maximum} %`;

/**
 * Returns only facts that the job's page shows. `directApply` is false: people apply on the company's site or by mail.
 * The place is the job's location or else the company's building. Search engines require a country, which is the
 * park's.
 */
export function postingData(
  job: Facts,
  { parkOrigin, parkCountry }: Pick<ApiConfiguration, 'parkOrigin' | 'parkCountry'>,
): StructuredData {
  const page = parkAddress(parkOrigin, jobPath(job.id));
  const site = webAddress(job.companyWebsite);
  const types = employmentTypes(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': page,
    url: page,
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    datePosted: job.publishedAt,
    validThrough: job.expiresAt,
    employmentType: types.length === 1 ? types[0] : types,
    workHours: workHours(job.workload),
    hiringOrganization: {
      '@type': 'Organization',
      ...(job.companyIsListed && { '@id': parkAddress(parkOrigin, companyPath(job.companyId)) }),
      name: job.companyName,
      ...(site !== null && { sameAs: site }),
      ...(job.companyLogo !== null && { logo: parkAddress(parkOrigin, job.companyLogo) }),
    },
    jobLocation: {
      '@type': 'Place',
      address:
        job.location === '' && job.building
          ? postalAddress(job.building.address || job.building.name, parkCountry)
          : {
              '@type': 'PostalAddress',
              ...(job.location !== '' && { addressLocality: job.location }),
              addressCountry: parkCountry,
            },
    },
    directApply: false,
  };
}
