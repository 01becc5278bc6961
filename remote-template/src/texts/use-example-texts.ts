import { useTexts } from '@park/platform';
import type { ExampleTexts } from './en';

/** `t` that knows this remote's keys. */
export const useExampleTexts = () => useTexts<ExampleTexts>();
