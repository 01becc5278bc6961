import { useFormat } from '@park/platform';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** The fields of a job that two people may have changed, as the question about them shows their values. */
export function useJobConflictFields() {
  const { t } = usePortalTexts();
  const { longDay } = useFormat();
  const types = useCatalogLabel('job-types');
  const showDay = (day: unknown) => (typeof day === 'string' && day !== '' ? longDay(day) : '');
  return [
    { name: 'texts.en.title', label: t('people.companyJobs.form.titleEn') },
    { name: 'texts.en.description', label: t('people.companyJobs.form.descriptionEn') },
    { name: 'texts.fr.title', label: t('people.companyJobs.form.titleFr') },
    { name: 'texts.fr.description', label: t('people.companyJobs.form.descriptionFr') },
    {
      name: 'contractType',
      label: t('people.companyJobs.form.type'),
      show: (id: unknown) => types.label(String(id)) ?? String(id),
    },
    { name: 'location', label: t('people.companyJobs.form.location') },
    { name: 'workload.minimum', label: t('people.companyJobs.form.minimum') },
    { name: 'workload.maximum', label: t('people.companyJobs.form.maximum') },
    { name: 'applyUrl', label: t('people.companyJobs.form.applyUrl') },
    { name: 'applyEmail', label: t('people.companyJobs.form.applyEmail') },
    { name: 'firstDay', label: t('people.companyJobs.form.firstDay'), show: showDay },
    { name: 'lastDay', label: t('people.companyJobs.form.lastDay'), show: showDay },
    { name: 'isPublished', label: t('people.companyJobs.form.publish') },
  ] as const;
}
