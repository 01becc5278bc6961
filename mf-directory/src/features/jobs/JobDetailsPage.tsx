import type { Job } from '@park/contract/jobs';
import { useCall, usePageTitle, useSearchParams, useStructuredData } from '@park/platform';
import { ButtonLink, Page, Section, SkeletonText, Stack } from '@park/ui';
import { ExternalLinkIcon, MailIcon } from '@park/ui/icons';
import {
  DetailsFrame,
  lastListAddress,
  NotFoundPage,
  OtherLanguageNotice,
  PendingTitle,
  RichText,
  FailedRecord,
} from '@park/ui/pages';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { FavoriteButton } from '../saved/FavoriteButton';
import { JobFacts } from './JobFacts';

export default function JobDetailsPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <JobDetails key={id} id={id} /> : <MissingJob reason="notFound" />;
}

function JobDetails({ id }: { id: string }) {
  const { t } = useDirectoryTexts();
  const query = useCall('GET /api/jobs/{id}', { params: { id } });
  const job = query.data;
  usePageTitle(job?.title);
  useStructuredData(job?.structuredData);
  const breadcrumbs = [{ label: t('jobs.title'), href: lastListAddress('/jobs') }];

  if (query.status === 'failed') {
    if (query.error.status === 410) return <MissingJob reason="expired" />;
    return (
      <FailedRecord
        query={query}
        title={t('job.title')}
        breadcrumbs={breadcrumbs}
        missing={<MissingJob reason="notFound" />}
      />
    );
  }
  return (
    <Page
      breadcrumbs={breadcrumbs}
      title={job ? <span lang={job.language}>{job.title}</span> : <PendingTitle kind={t('job.title')} />}
      action={
        job && (
          <>
            <FavoriteButton kind="job" id={job.id} name={job.title} />
            <Apply job={job} />
          </>
        )
      }
      lead={job?.companyName}
    >
      {job ? (
        <DetailsFrame facts={<JobFacts job={job} />}>
          <Section title={t('job.description')}>
            <Stack>
              <OtherLanguageNotice language={job.language} />
              <RichText html={job.description} lang={job.language} />
            </Stack>
          </Section>
        </DetailsFrame>
      ) : (
        <DetailsFrame facts={<SkeletonText lines={5} />}>
          <SkeletonText lines={10} />
        </DetailsFrame>
      )}
    </Page>
  );
}

/** The company's form first; e-mail where there is no form, or as the second way. */
function Apply({ job }: { job: Job }) {
  const { t } = useDirectoryTexts();
  const site = webAddress(job.applyUrl);
  const mail =
    job.applyEmail &&
    `mailto:${job.applyEmail}?subject=${encodeURIComponent(t('job.mailSubject', { title: job.title }))}`;
  return (
    <>
      {site && (
        <ButtonLink variant="primary" href={site.href} icon={<ExternalLinkIcon size={16} />}>
          {t('job.applyOnSite')}
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink variant={site ? 'secondary' : 'primary'} href={mail} icon={<MailIcon size={16} />}>
          {t('job.applyByMail')}
        </ButtonLink>
      )}
    </>
  );
}

function MissingJob({ reason }: { reason: 'notFound' | 'expired' }) {
  const { t } = useDirectoryTexts();
  usePageTitle(t(`job.${reason}.title`));
  return (
    <NotFoundPage
      title={t(`job.${reason}.title`)}
      reason={t(`job.${reason}.reason`)}
      breadcrumbs={[{ label: t('jobs.title'), href: lastListAddress('/jobs') }]}
      action={{ label: t(`job.${reason}.action`), href: '/jobs' }}
    />
  );
}
