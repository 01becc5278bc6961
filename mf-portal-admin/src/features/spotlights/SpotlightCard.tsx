import type { Language } from '@park/platform';
import { GeneratedCover } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Spotlights.module.css';

interface SpotlightCardProps {
  readonly texts: { readonly title: string; readonly text: string; readonly imageAlt: string };
  readonly imageUrl: string | null;
  readonly link: string;
  /** Of the texts. */
  readonly lang: Language;
}

/** The spotlight as the home page shows it. */
export function SpotlightCard({ texts, imageUrl, link, lang }: SpotlightCardProps) {
  const { t } = usePortalTexts();
  const title = texts.title || t('spotlights.untitled');
  return (
    <div className={styles.card}>
      <div className={styles.cardText}>
        <p className={styles.cardTitle} lang={texts.title ? lang : undefined}>
          {title}
        </p>
        <p className={styles.cardLead} lang={lang}>
          {texts.text}
        </p>
        {link !== '' && <span className={styles.cardLink}>{t('spotlights.more')}</span>}
      </div>
      <div className={styles.cardPicture}>
        {imageUrl ? <img src={imageUrl} alt={texts.imageAlt} lang={lang} /> : <GeneratedCover title={title} />}
      </div>
    </div>
  );
}
