import { Link, useFormat } from '@park/platform';
import {
  BriefcaseIcon,
  Building2Icon,
  CalendarIcon,
  FileTextIcon,
  NewspaperIcon,
  ShieldCheckIcon,
  StarIcon,
  type IconComponent,
} from '@park/ui/icons';
import { useShellTexts } from '../texts/use-shell-texts';
import type { ResultGroup, SearchResult } from './group-results';
import styles from './SearchDialog.module.css';

export const kindIcons: Readonly<Record<SearchResult['kind'], IconComponent>> = {
  page: FileTextIcon,
  company: Building2Icon,
  news: NewspaperIcon,
  story: StarIcon,
  event: CalendarIcon,
  job: BriefcaseIcon,
  supplier: ShieldCheckIcon,
};

export interface SearchResultsProps {
  readonly groups: readonly ResultGroup[];
  readonly active: number;
  /** A newer query is loading. */
  readonly isStale: boolean;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly onActive: (index: number) => void;
  readonly onChoose: () => void;
}

/** The list below the field. Options are links, so they can be opened in a new tab; the field handles the keys. */
export function SearchResults({ groups, active, isStale, listId, optionId, onActive, onChoose }: SearchResultsProps) {
  const { t, language } = useShellTexts();
  const format = useFormat();
  return (
    <div className={styles.results} role="listbox" id={listId} aria-label={t('search.results')} aria-busy={isStale}>
      {groups.map(({ kind, results }) => {
        const Icon = kindIcons[kind];
        const headingId = `${listId}-${kind}`;
        return (
          <div key={kind} role="group" aria-labelledby={headingId} className={styles.group}>
            <div className={styles.kind} id={headingId} role="presentation">
              {t(`search.kinds.${kind}`)}
            </div>
            {results.map(
              ({ url, titleParts, excerptParts, language: titleLanguage, excerptLanguage, startsAt, index }) => (
                <Link
                  key={url}
                  to={url}
                  role="option"
                  id={optionId(index)}
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={styles.option}
                  onPointerMove={() => index !== active && onActive(index)}
                  // A press would move the focus out of the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && onChoose()}
                >
                  <Icon size={18} />
                  <span className={styles.words}>
                    <span className={styles.title} lang={titleLanguage}>
                      <Marked parts={titleParts} />
                    </span>
                    {startsAt && <span className={styles.date}>{format.day(startsAt)}</span>}
                    {excerptParts.length > 0 && (
                      <span className={styles.excerpt}>
                        {excerptLanguage !== language && (
                          <span className={styles.language}>{t(`search.inLanguage.${excerptLanguage}`)} </span>
                        )}
                        <span lang={excerptLanguage}>
                          <Marked parts={excerptParts} />
                        </span>
                      </span>
                    )}
                  </span>
                </Link>
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Highlights the matches that the server reports. */
export function Marked({ parts }: { parts: SearchResult['titleParts'] }) {
  return parts.map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
}
