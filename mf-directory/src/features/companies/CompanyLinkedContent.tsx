import type { CompanyProfile } from '@park/contract/directory';
import { CompanyEvents } from './CompanyEvents';
import { CompanyJobs } from './CompanyJobs';
import { CompanyNews } from './CompanyNews';
import { CompanyPeople } from './CompanyPeople';
import { SimilarCompanies } from './SimilarCompanies';

/** People, jobs, events, news and success stories of the company, and companies like it. */
export function CompanyLinkedContent({ profile }: { profile: CompanyProfile }) {
  return (
    <>
      {profile.people.length > 0 && <CompanyPeople people={profile.people} />}
      {profile.linked.jobs > 0 && <CompanyJobs companyId={profile.id} count={profile.linked.jobs} />}
      {profile.linked.events > 0 && <CompanyEvents companyId={profile.id} count={profile.linked.events} />}
      {profile.linked.news > 0 && <CompanyNews companyId={profile.id} count={profile.linked.news} kind="news" />}
      {profile.linked.successStories > 0 && (
        <CompanyNews companyId={profile.id} count={profile.linked.successStories} kind="stories" />
      )}
      {profile.similar.length > 0 && <SimilarCompanies companies={profile.similar} sectors={profile.sectors} />}
    </>
  );
}
