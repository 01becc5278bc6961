import { CheckIcon, ClockIcon, LockIcon, type IconComponent } from '@park/ui/icons';
import type { StretchKind } from './intervals';

const signs: Partial<Record<StretchKind, IconComponent>> = { own: CheckIcon, asked: ClockIcon, blocked: LockIcon };

/** The sign beside the colour of a stretch, for those kinds that concern the reader. */
export function StretchSign({ kind }: { kind: StretchKind }) {
  const Sign = signs[kind];
  return Sign ? <Sign size={14} /> : null;
}
