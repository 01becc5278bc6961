import { useGridNavigation, type GridNavigation } from '@park/ui/pages';
import type { MouseEvent } from 'react';
import { moveDay, moveFar } from './move-day';
import type { CalendarView, Period } from './period';

export interface DayGridInput {
  readonly view: CalendarView;
  readonly period: Period;
  /** The day in the address: the first tab stop. */
  readonly day: string;
  readonly onGo: (day: string) => void;
  readonly onOpen: (day: string) => void;
}

export interface DayGrid {
  /** The day in the tab order. */
  readonly activeDay: string;
  readonly gridProps: GridNavigation<string>['gridProps'] & { readonly onClick: (event: MouseEvent) => void };
}

const identity = (day: string) => day;

/**
 * A grid of days with one tab stop. Keys move from day to day and across the end of the period; Enter and a click open a
 * day. Links inside days are for the pointer only: the opened day lists them for keyboard users too.
 */
export function useDayGrid({ view, period, day, onGo, onOpen }: DayGridInput): DayGrid {
  const { activeKey, gridProps } = useGridNavigation<string>({
    initial: day,
    resetKey: day,
    keyOf: identity,
    positionOf: identity,
    contains: (reached) => period.weeks.some((week) => week.includes(reached)),
    move: (from, { key, isControl }) => (isControl ? moveFar(period, key) : moveDay(view, from, key)),
    isOutside: (next) => next < period.first || next > period.last,
    onMoveOutside: onGo,
    onActivate: onOpen,
  });
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a')) return;
    const clicked = target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (clicked) onOpen(clicked);
  };
  return { activeDay: activeKey, gridProps: { ...gridProps, onClick } };
}
