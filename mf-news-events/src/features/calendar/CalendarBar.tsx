import { memberEventSettings, useSession } from '@park/platform';
import { Button, IconButton, SegmentedControl } from '@park/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@park/ui/icons';
import { useRef } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import styles from './CalendarBar.module.css';
import { calendarViews, stepped, type Period } from './period';
import type { CalendarAddress } from './use-calendar-address';

export interface CalendarBarProps {
  readonly address: CalendarAddress;
  readonly period: Period;
  /** "November 2026" */
  readonly title: string;
  /** The number of events, or that they are loading. */
  readonly status: string;
}

/** Period, view and which events are shown. */
export function CalendarBar({ address, period, title, status }: CalendarBarProps) {
  const { t } = useNewsEventsTexts();
  const { isLoggedIn } = useSession();
  const { view, day, today, goTo } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const isTodayShown = period.first <= today && today <= period.last;
  const goToToday = () => {
    // The button disappears when pressed; focus the heading, which names the new period.
    heading.current?.focus();
    goTo(today);
  };
  const unit = view === 'week' ? 'Week' : 'Month';
  return (
    <div className={styles.bar}>
      <div className={styles.steps} data-print="hide" data-scripts="needed">
        <IconButton
          variant="secondary"
          icon={<ChevronLeftIcon size={18} />}
          label={t(`calendar.previous${unit}`)}
          onClick={() => goTo(stepped(view, day, -1))}
        />
        <IconButton
          variant="secondary"
          icon={<ChevronRightIcon size={18} />}
          label={t(`calendar.next${unit}`)}
          onClick={() => goTo(stepped(view, day, 1))}
        />
      </div>
      <div className={styles.period}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <div className={styles.choices} data-print="hide" data-scripts="needed">
        {!isTodayShown && <Button onClick={goToToday}>{t('calendar.today')}</Button>}
        <SegmentedControl
          legend={t('calendar.view')}
          options={calendarViews.map((name) => ({ value: name, label: t(`calendar.views.${name}`) }))}
          value={view}
          onChange={address.chooseView}
        />
        {/* Visitors only see public events, so there is nothing to choose. */}
        {isLoggedIn && (
          <SegmentedControl
            legend={t('calendar.setting')}
            options={memberEventSettings.map((setting) => ({
              value: setting,
              label: t(`calendar.settings.${setting}`),
            }))}
            value={address.setting}
            onChange={address.chooseSetting}
          />
        )}
      </div>
    </div>
  );
}
