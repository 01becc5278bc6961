import { useStoredChoice } from '@park/platform';
import { useSyncExternalStore } from 'react';
import type { RoomAddress } from './use-room-filters';

export const dayViews = ['timeline', 'list'] as const;
export type DayViewName = (typeof dayViews)[number];

/** Below it a day of hours does not fit beside the names of rooms. */
const small = '(max-width: 47.99rem)';

const screen = () => (typeof matchMedia === 'function' ? matchMedia(small) : undefined);

function watchScreen(listener: () => void): () => void {
  const query = screen();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The address wins, then what was chosen before on this device, then the screen: a list where it is small. */
export function useDayView(address: RoomAddress): [DayViewName, (view: DayViewName) => void] {
  const isSmall = useSyncExternalStore(
    watchScreen,
    () => screen()?.matches ?? false,
    () => false,
  );
  const [stored, store] = useStoredChoice<DayViewName | 'screen'>('rooms-view', [...dayViews, 'screen'], 'screen');
  const preferred = stored === 'screen' ? (isSmall ? 'list' : 'timeline') : stored;
  const view = dayViews.find((candidate) => candidate === address.parameter('view')) ?? preferred;
  const choose = (next: DayViewName) => {
    store(next);
    address.set({ view: next }, { replace: true });
  };
  return [view, choose];
}
