/** Day, view and choice of the calendar stand in the address: shareable, and restored by Back. */
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

/** The api accepts dates of the years 2000 to 2100; a month also shows days of the months beside it. */
const [firstDay, lastDay] = ['2000-02-01', '2100-11-30'];
const isShown = (day: string): boolean => isCalendarDay(day) && day >= firstDay && day <= lastDay;

/** Below it seven days do not stand side by side with room for words. */
const smallScreen = '(max-width: 47.99rem)';

export interface CalendarAddress {
  readonly today: string;
  /** The day around which the calendar is open; today unless the address names another. */
  readonly day: string;
  readonly isDayChosen: boolean;
  readonly view: CalendarView;
  readonly setting: MemberEventSetting;
  readonly goTo: (day: string) => void;
  readonly chooseView: (view: CalendarView) => void;
  readonly chooseSetting: (setting: MemberEventSetting) => void;
}

export function useCalendarAddress(): CalendarAddress {
  const { parameter, setParameter } = useListAddress([]);
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

  const latest = useRef(setParameter);
  useEffect(() => {
    latest.current = setParameter;
  });
  // One and the same until something in it changes: the grids are drawn anew only then.
  return useMemo(() => {
    const set = (name: string, value: string | null) => latest.current(name, value, { replace: false });
    return {
      today,
      day,
      isDayChosen,
      view,
      setting,
      goTo: (next) => isShown(next) && set('date', next === today ? null : next),
      // Always written: the same address is the same view on a phone and on a desk.
      chooseView: (next) => set('view', next),
      chooseSetting: (next) => {
        storeSetting(next);
        set('membersOnly', next);
      },
    };
  }, [today, day, isDayChosen, view, setting, storeSetting]);
}
