/**
 * One component per icon. This entry is not shared at run time, so that each bundle only contains the icons it uses.
 */
export type { IconComponent, IconProps } from './icon';
export * from './shapes';
