import { useTexts } from '@park/platform';
import type { ParkshareTexts } from './en';

/** `t` that knows this remote's keys. */
export const useParkshareTexts = () => useTexts<ParkshareTexts>();
