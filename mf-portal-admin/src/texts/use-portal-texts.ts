import { useTexts } from '@park/platform';
import type { PortalTexts } from './en';

/** `t` that knows this remote's keys. */
export const usePortalTexts = () => useTexts<PortalTexts>();
