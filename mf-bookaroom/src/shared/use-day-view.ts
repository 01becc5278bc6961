import { useStoredChoice } from '@park/platform';
import { useSyncExternalStore } from 'react';
import type { RoomAddress } from './use-room-address';

export const dayViews = ['timeline', 'list'] as const;
export type DayViewName = (typeof dayViews)[number];

/** On smaller screens the hours do not fit beside the room names. */
const smallScreen = '(max-width: 47.99rem)';

const smallScreenQuery = () => (typeof matchMedia === 'function' ? matchMedia(smallScreen) : undefined);

function subscribeToScreen(listener: () => void): () => void {
  const query = smallScreenQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The view in the address, else the one last selected on this device, else by screen size. */
export function useDayView(address: RoomAddress): [DayViewName, (view: DayViewName) => void] {
  const isSmall = useSyncExternalStore(
    subscribeToScreen,
    () => smallScreenQuery()?.matches ?? false,
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
