import { useTexts } from '@park/platform';
import type { DirectoryTexts } from './en';

/** `t` that knows this remote's keys. */
export const useDirectoryTexts = () => useTexts<DirectoryTexts>();
