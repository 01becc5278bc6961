/**
 * A grid of days with one tab stop (ARIA grid pattern): keys go from day to day and over the edge of the period, Enter
 * and a press open a day. Links inside days are for the pointer; the opened day holds them for everybody.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { moveDay } from './move-day';
import type { CalendarView, Period } from './period';

export interface DayGridInput {
  readonly view: CalendarView;
  readonly period: Period;
  /** The day in the address; the focus begins here. */
  readonly day: string;
  readonly onGo: (day: string) => void;
  readonly onOpen: (day: string) => void;
}

export interface DayGrid {
  readonly stop: string;
  readonly gridProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onFocus: (event: { target: EventTarget }) => void;
  };
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-day]') : null;

export function useDayGrid({ view, period, day, onGo, onOpen }: DayGridInput): DayGrid {
  const ref = useRef<HTMLDivElement>(null);
  const focusAfterMove = useRef(false);
  const [reached, setReached] = useState({ from: day, day });
  const stop = reached.from === day && period.weeks.some((week) => week.includes(reached.day)) ? reached.day : day;

  const focus = (wanted: string) => ref.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  useEffect(() => {
    if (focusAfterMove.current) focus(day);
    focusAfterMove.current = false;
  }, [day]);

  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell?.dataset['day'] || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.target !== cell) return;
      event.preventDefault();
      onOpen(cell.dataset['day']);
      return;
    }
    const next = moveDay(view, cell.dataset['day'], event.key);
    if (!next) return;
    event.preventDefault();
    if (next >= period.first && next <= period.last) {
      setReached({ from: day, day: next });
      focus(next);
    } else {
      focusAfterMove.current = true;
      onGo(next);
    }
  };
  const open = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a');
    const opened = cellOf(event.target)?.dataset['day'];
    if (!isLink && opened) onOpen(opened);
  };
  const follow = ({ target }: { target: EventTarget }) => {
    const reachedDay = cellOf(target)?.dataset['day'];
    if (reachedDay && reachedDay !== stop) setReached({ from: day, day: reachedDay });
  };
  return { stop, gridProps: { ref, onKeyDown: press, onClick: open, onFocus: follow } };
}
