import { useFormat, useServices, type QueryState } from '@park/platform';
import { Badge, ButtonLink, List, UiLink } from '@park/ui';
import { useId, type ReactNode } from 'react';
import { useShellTexts } from '../../texts/use-shell-texts';
import styles from './HomePage.module.css';
import { QueryBody } from './QueryBody';
import { SkeletonRows } from './SkeletonRows';

/** Lines of a panel; the others are behind its link. */
const maxLines = 3;
const keptLines = 2;

export interface TodayPanelProps<Data> {
  readonly title: string;
  /** At the end of the title's line, such as the credits. */
  readonly note?: string | undefined;
  readonly query: QueryState<Data>;
  readonly lines: (data: Data, count: number) => readonly ReactNode[];
  /** The text of the empty state. */
  readonly none: string;
  readonly action: { readonly href: string; readonly label: string };
}

/**
 * The person's next bookings with a link to all of them. Space for two is reserved; a third one is rare enough to move
 * the content.
 */
export function TodayPanel<Data>({ title, note, query, lines, none, action }: TodayPanelProps<Data>) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.panelHead}>
        <h2 id={titleId} className={styles.panelTitle}>
          {title}
        </h2>
        {note && <p className={styles.rowMeta}>{note}</p>}
      </div>
      <QueryBody query={query} className={styles.panelBody} skeleton={<SkeletonRows count={keptLines} />}>
        {(data) => {
          const shown = lines(data, maxLines);
          return shown.length === 0 ? (
            <p className={styles.panelNone}>{none}</p>
          ) : (
            <List className={styles.rows}>{shown}</List>
          );
        }}
      </QueryBody>
      <ButtonLink href={action.href} size="small" className={styles.panelAction}>
        {action.label}
      </ButtonLink>
    </section>
  );
}

export interface TodayLineProps {
  /** `YYYY-MM-DD` in the park's time zone. */
  readonly day: string;
  readonly title: string;
  readonly meta: string;
  readonly href?: string | undefined;
  readonly state?: ReactNode;
}

export function TodayLine({ day, title, meta, href, state }: TodayLineProps) {
  const { t } = useShellTexts();
  const format = useFormat();
  const { clock } = useServices();
  const isToday = day === format.dayOf(clock());
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>{href ? <UiLink href={href}>{title}</UiLink> : title}</p>
        <p className={styles.rowMeta}>
          {!isToday && `${format.day(day)} · `}
          {meta}
        </p>
      </div>
      {state}
      {isToday && <Badge tone="accent">{t('home.today')}</Badge>}
    </li>
  );
}
