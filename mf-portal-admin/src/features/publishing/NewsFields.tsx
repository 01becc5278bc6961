import { Checkbox } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CompanyField } from './CompanyField';
import styles from './Publishing.module.css';
import { TypeField } from './TypeField';
import type { Publication } from './use-publication';

export function NewsFields({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const { body, set } = publication;
  return (
    <div className={styles.fields}>
      <TypeField publication={publication} />
      <CompanyField publication={publication} />
      <Checkbox
        label={t('publishing.successStory')}
        help={t('publishing.successStoryHelp')}
        checked={body.successStory ?? false}
        onChange={({ target }) => set({ successStory: target.checked })}
      />
    </div>
  );
}
