import type { JobForm } from '@park/contract/company-forms';
import { maxJobDays } from '@park/contract/job-limits';
import { useCall } from '@park/platform';
import {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
  type OutputOf,
} from '@park/ui/form';
import { RichText } from '@park/ui/pages';
import { catalogOptions } from '../../shared/catalog-options';
import { withPresentOption } from '../../shared/with-present-option';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyJobs.module.css';
import { toHtml } from './plain-html';

interface JobFieldsProps {
  /** The stored one, which stays an option when it is archived. */
  readonly contractType: string | undefined;
}

/** Texts in both languages, facts, days, and a preview. */
export function JobFields({ contractType }: JobFieldsProps) {
  const { t } = usePortalTexts();
  const types = useCall('GET /api/catalogs/{id}', { params: { id: 'job-types' } });
  return (
    <>
      <div className={styles.languages}>
        <LanguageFields language="en" />
        <LanguageFields language="fr" />
      </div>
      <div className={styles.languages}>
        <SelectField
          name="contractType"
          label={t('people.companyJobs.form.type')}
          placeholder
          options={withPresentOption(catalogOptions(types.data?.items, contractType), contractType)}
        />
        <TextField name="location" label={t('people.companyJobs.form.location')} optional />
        <NumberField name="workload.minimum" label={t('people.companyJobs.form.minimum')} />
        <NumberField name="workload.maximum" label={t('people.companyJobs.form.maximum')} />
        <TextField
          name="applyUrl"
          type="url"
          label={t('people.companyJobs.form.applyUrl')}
          help={t('people.companyJobs.form.applyHelp')}
          optional
        />
        <TextField name="applyEmail" type="email" label={t('people.companyJobs.form.applyEmail')} optional />
        <DateField name="firstDay" label={t('people.companyJobs.form.firstDay')} />
        <DateField
          name="lastDay"
          label={t('people.companyJobs.form.lastDay')}
          help={t('people.companyJobs.form.lastDayHelp', { count: maxJobDays })}
        />
      </div>
      <CheckboxField name="isPublished" label={t('people.companyJobs.form.publish')} />
      <Preview />
    </>
  );
}

function LanguageFields({ language }: { readonly language: 'en' | 'fr' }) {
  const { t } = usePortalTexts();
  const isEnglish = language === 'en';
  return (
    <div className={styles.language}>
      <TextField
        name={`texts.${language}.title`}
        lang={language}
        label={t(isEnglish ? 'people.companyJobs.form.titleEn' : 'people.companyJobs.form.titleFr')}
        help={t('people.companyJobs.form.oneLanguage')}
        optional
      />
      <TextAreaField
        name={`texts.${language}.description`}
        lang={language}
        rows={8}
        label={t(isEnglish ? 'people.companyJobs.form.descriptionEn' : 'people.companyJobs.form.descriptionFr')}
        help={t('people.companyJobs.form.descriptionHelp')}
        optional
      />
    </div>
  );
}

/** The texts as readers see them. */
function Preview() {
  const { t } = usePortalTexts();
  const texts = useWatch({ name: 'texts' }) as OutputOf<typeof JobForm>['texts'];
  const shown = (['en', 'fr'] as const).filter((language) => texts[language].title !== '');
  if (shown.length === 0) return null;
  return (
    <details className={styles.preview}>
      <summary>{t('people.companyJobs.form.preview')}</summary>
      {shown.map((language) => (
        <article key={language} lang={language}>
          <h3>{texts[language].title}</h3>
          <RichText html={toHtml(texts[language].description)} lang={language} />
        </article>
      ))}
    </details>
  );
}
