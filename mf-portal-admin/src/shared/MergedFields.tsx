import { useEffect, useEffectEvent, useState } from 'react';
import { conflictingFields } from './conflicting-fields';
import { FieldChoices } from './FieldChoices';

interface MergedFieldsProps<Name extends string, Value> {
  readonly names: readonly Name[];
  /** The common original, the form here, and what somebody else saved meanwhile. */
  readonly valueOf: (side: 'original' | 'mine' | 'theirs', name: Name) => Value;
  readonly legendOf: (name: Name) => string;
  readonly show: (name: Name, value: Value) => string;
  readonly onChoose: (name: Name, value: Value) => void;
}

/** For each field that somebody else saved meanwhile: one's own text or the other one. */
export function MergedFields<Name extends string, Value>({
  names,
  valueOf,
  legendOf,
  show,
  onChoose,
}: MergedFieldsProps<Name, Value>) {
  // What both sides were when the conflict came up; choosing changes the form's values.
  const [fields] = useState(() => conflictingFields(names, valueOf));
  const chooseTheirs = useEffectEvent(() => {
    for (const { name, theirs, isTheirsOnly } of fields) if (isTheirsOnly) onChoose(name, theirs);
  });
  useEffect(() => chooseTheirs(), []);
  return (
    <FieldChoices
      fields={fields.map(({ name, ...field }) => ({
        name,
        legend: legendOf(name),
        mine: show(name, field.mine),
        theirs: show(name, field.theirs),
        isTheirsOnly: field.isTheirsOnly,
        onChoose: (side) => onChoose(name, field[side]),
      }))}
    />
  );
}
