import { CheckIcon, ClockIcon, LockIcon, type IconComponent } from '@park/ui/icons';
import type { IntervalKind } from './intervals';

const icons: Partial<Record<IntervalKind, IconComponent>> = { own: CheckIcon, asked: ClockIcon, blocked: LockIcon };

/** The icon of an interval, for the kinds that concern the reader. */
export function IntervalIcon({ kind }: { kind: IntervalKind }) {
  const Icon = icons[kind];
  return Icon ? <Icon size={14} /> : null;
}
