import { GeneratedCover } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Spotlights.module.css';

interface SpotlightCardProps {
  readonly texts: { readonly title: string; readonly text: string; readonly imageAlt: string };
  readonly imageUrl: string | null;
  readonly link: string;
  readonly lang?: 'en' | 'fr';
}

/** The spotlight as the home page shows it. */
export function SpotlightCard({ texts, imageUrl, link, lang }: SpotlightCardProps) {
  const { t } = usePortalTexts();
  const title = texts.title || t('spotlights.untitled');
  return (
    <div className={styles.card} lang={lang}>
      <div className={styles.cardText}>
        <p className={styles.cardTitle}>{title}</p>
        <p className={styles.cardLead}>{texts.text}</p>
        {link !== '' && <span className={styles.cardLink}>{t('spotlights.more')}</span>}
      </div>
      <div className={styles.cardPicture}>
        {imageUrl ? <img src={imageUrl} alt={texts.imageAlt} /> : <GeneratedCover title={title} />}
      </div>
    </div>
  );
}
