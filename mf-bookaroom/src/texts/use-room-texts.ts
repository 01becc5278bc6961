import { useTexts, type TextKey } from '@park/platform';
import type { RoomTexts } from './en';

export type RoomTextKey = TextKey<RoomTexts>;

/** `t` that knows this remote's keys. */
export const useRoomTexts = () => useTexts<RoomTexts>();
