/**
 * One component per icon. This entry is not shared at run time: it is small data, so that each bundle carries the
 * icons that it uses and no other.
 */
export type { IconComponent, IconProps } from './icon';
export * from './shapes';
