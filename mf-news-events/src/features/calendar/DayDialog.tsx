import { useDayLabels } from '../../shared/day-labels';
import type { CatalogItem } from '../../shared/use-catalog';
import { Dialog } from '@park/ui';
import { spansOn, type DaySpan } from './day-spans';
import { EventLines } from './EventLines';

export interface DayDialogProps {
  /** Undefined while no day is open. */
  readonly day: string | undefined;
  readonly spans: readonly DaySpan[];
  readonly types: readonly CatalogItem[];
  readonly onClose: () => void;
}

/** All events of one day. Escape returns to the day in the grid. */
export function DayDialog({ day, spans, types, onClose }: DayDialogProps) {
  const labels = useDayLabels();
  if (day === undefined) return null;
  return (
    <Dialog open onClose={onClose} title={labels.longDay(day)} size="large">
      <EventLines spans={spansOn(spans, day)} types={types} />
    </Dialog>
  );
}
