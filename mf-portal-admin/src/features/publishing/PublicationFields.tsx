import { Checkbox, Notice } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { writtenLanguages } from './draft-body';
import { MomentField } from './MomentField';
import styles from './Publishing.module.css';
import { useCheckedField } from './use-checked-field';
import type { Publication } from './use-publication';

/** From when until when, and in which languages. */
export function PublicationFields({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const field = useCheckedField(publication);
  const { body, set, languages, record } = publication;
  const written = writtenLanguages(body);
  const chosen = field('publishedLanguages');
  return (
    <div className={styles.fields}>
      <MomentField
        label={t('publishing.fields.publishedAt')}
        help={t('publishing.publishedAtHelp')}
        {...field('publishedAt')}
        value={body.publishedAt}
        onChange={(publishedAt) => set({ publishedAt })}
      />
      <MomentField
        label={t('publishing.fields.unpublishAt')}
        help={t('publishing.unpublishAtHelp')}
        {...field('unpublishAt')}
        value={body.unpublishAt}
        optional
        onChange={(unpublishAt) => set({ unpublishAt: unpublishAt || null })}
      />
      <fieldset className={styles.language} id={chosen.id} tabIndex={-1}>
        <legend className={styles.repeatLegend}>{t('publishing.fields.publishedLanguages')}</legend>
        {languages.map((language) => (
          <Checkbox
            key={language}
            label={t(`languageNames.${language}`)}
            help={written.includes(language) ? undefined : t('publishing.noText')}
            checked={body.publishedLanguages.includes(language)}
            onChange={({ target }) =>
              set({
                publishedLanguages: languages.filter((known) =>
                  known === language ? target.checked : body.publishedLanguages.includes(known),
                ),
              })
            }
          />
        ))}
        {chosen.error && <Notice tone="danger">{chosen.error}</Notice>}
      </fieldset>
      {record?.archivedAt && <Notice tone="info">{t('publishing.isArchived')}</Notice>}
    </div>
  );
}
