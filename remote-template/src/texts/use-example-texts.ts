import { useTexts } from '@park/platform';
import type { ExampleTexts } from './en';

/** `t`, typed with the keys of this remote. */
export const useExampleTexts = () => useTexts<ExampleTexts>();
