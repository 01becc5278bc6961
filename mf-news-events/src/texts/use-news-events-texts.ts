import { useTexts } from '@park/platform';
import type { NewsEventsTexts } from './en';

/** `t` that knows this remote's keys. */
export const useNewsEventsTexts = () => useTexts<NewsEventsTexts>();
