/** Day, view and setting of the calendar are in the address, so that they can be shared and Back restores them. */
import {
  isCalendarDay,
  useFormat,
  useListAddress,
  useMemberEventSetting,
  useServices,
  type MemberEventSetting,
} from '@park/platform';
import { useEffect, useMemo, useRef } from 'react';
import { calendarViews, type CalendarView } from './period';
import { useMedia } from './use-media';

/** The api accepts dates of the years 2000 to 2100; a month also shows days of the neighbouring months. */
const [firstDay, lastDay] = ['2000-02-01', '2100-11-30'];
const isShown = (day: string): boolean => isCalendarDay(day) && day >= firstDay && day <= lastDay;

/** Below this width seven days with text do not fit side by side. */
const smallScreen = '(max-width: 47.99rem)';

export interface CalendarAddress {
  readonly today: string;
  /** The day that the period contains; today unless the address has another. */
  readonly day: string;
  readonly isDayChosen: boolean;
  readonly view: CalendarView;
  readonly setting: MemberEventSetting;
  /** Chosen types of events; none: all. The lists of events have the same parameter. */
  readonly types: readonly string[];
  readonly goTo: (day: string) => void;
  readonly chooseView: (view: CalendarView) => void;
  readonly chooseSetting: (setting: MemberEventSetting) => void;
  readonly chooseTypes: (types: readonly string[]) => void;
  /** Whether types or the setting hide events. */
  readonly isNarrowed: boolean;
  /** Removes the chosen types and the setting. */
  readonly showAll: () => void;
}

export function useCalendarAddress(): CalendarAddress {
  const { parameter, setParameter, chosen, choose, clear } = useListAddress(['events', 'membersOnly']);
  const format = useFormat();
  const { clock } = useServices();
  const isSmall = useMedia(smallScreen);
  const [setting, storeSetting] = useMemberEventSetting(parameter('membersOnly'));
  const today = format.dayOf(clock());
  const wanted = parameter('date') ?? '';
  const isDayChosen = isShown(wanted);
  const day = isDayChosen ? wanted : today;
  const ownView: CalendarView = isSmall ? 'list' : 'month';
  const view = calendarViews.find((candidate) => candidate === parameter('view')) ?? ownView;

  const typeList = chosen.events.join(' ');
  const latest = useRef({ setParameter, choose, clear });
  useEffect(() => {
    latest.current = { setParameter, choose, clear };
  });
  // The same object until a value changes, because the grids render again with each new one.
  return useMemo(() => {
    const set = (name: string, value: string | null) => latest.current.setParameter(name, value, { replace: false });
    return {
      today,
      day,
      isDayChosen,
      view,
      setting,
      types: typeList === '' ? [] : typeList.split(' '),
      goTo: (next) => isShown(next) && set('date', next === today ? null : next),
      // Always written, so that the address shows the same view on a phone and on a desktop.
      chooseView: (next) => set('view', next),
      chooseSetting: (next) => {
        storeSetting(next);
        set('membersOnly', next);
      },
      chooseTypes: (next) => latest.current.choose('events', next),
      isNarrowed: typeList !== '' || setting !== 'all',
      showAll: () => {
        storeSetting('all');
        latest.current.clear();
      },
    };
  }, [today, day, isDayChosen, view, setting, typeList, storeSetting]);
}
