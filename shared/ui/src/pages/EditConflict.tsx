import { Notice, RadioGroup } from '@park/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { ParkForm } from '@park/ui/form';
import { conflictingFields } from './conflicting-fields';
import styles from './EditConflict.module.css';
import { useEditConflictTexts, type EditConflictTexts } from './edit-conflict-texts';
import type { ConflictingRecords } from './use-edit-conflict';

export interface ConflictField<Name extends string = string> {
  /** Path of the field in the form's values: `texts.en.title`. */
  readonly name: Name;
  readonly label: string;
  /** Default: texts as they are, yes or no for a checkbox, lists with commas. */
  readonly show?: (value: unknown) => string;
}

export interface EditConflictProps<Values extends FieldValues, Output, Stored> {
  readonly form: ParkForm<Values, Output>;
  /** Of `useEditConflict`. */
  readonly conflict: ConflictingRecords<Stored> | undefined;
  readonly valuesOf: (record: Stored) => Values;
  readonly fields: readonly ConflictField<FieldPath<Values>>[];
}

/**
 * Shown at the top of a form when somebody else has saved the record meanwhile: one's own text or the stored one for
 * each field that differs. A field that only the other person changed starts with the stored text.
 */
export function EditConflict<Values extends FieldValues, Output, Stored>({
  conflict,
  ...rest
}: EditConflictProps<Values, Output, Stored>) {
  return conflict && <Choices key={conflict.attempt} conflict={conflict} {...rest} />;
}

function Choices<Values extends FieldValues, Output, Stored>({
  form,
  conflict,
  valuesOf,
  fields,
}: EditConflictProps<Values, Output, Stored> & { readonly conflict: ConflictingRecords<Stored> }) {
  const texts = useEditConflictTexts();
  const box = useRef<HTMLDivElement>(null);
  // What both sides were when the conflict came up; choosing changes the form's values.
  const [differing] = useState(() => {
    const sides = { original: valuesOf(conflict.original), mine: form.getValues(), theirs: valuesOf(conflict.theirs) };
    return conflictingFields(fields, (side, { name }) => valueAt(sides[side], name));
  });
  const choose = (name: FieldPath<Values>, value: unknown) =>
    form.setValue(name, value as PathValue<Values, typeof name>, { shouldDirty: true });
  const chooseTheirs = useEffectEvent(() => {
    for (const { field, theirs, isTheirsOnly } of differing) if (isTheirsOnly) choose(field.name, theirs);
  });
  useEffect(() => {
    chooseTheirs();
    // The button that saves is at the end of the form: without the focus nobody sees why nothing was saved.
    box.current?.focus();
  }, []);
  return (
    <div ref={box} className={styles.conflict} tabIndex={-1}>
      <Notice tone="warning" title={texts.title}>
        {texts.text}
      </Notice>
      {differing.length > 0 && (
        <div className={styles.fields}>
          {differing.map(({ field, mine, theirs, isTheirsOnly }) => (
            <Choice
              key={field.name}
              field={field}
              mine={mine}
              theirs={theirs}
              isTheirsOnly={isTheirsOnly}
              onChoose={(value) => choose(field.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly field: ConflictField;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly isTheirsOnly: boolean;
  readonly onChoose: (value: unknown) => void;
}

function Choice({ field, mine, theirs, isTheirsOnly, onChoose }: ChoiceProps) {
  const texts = useEditConflictTexts();
  const id = useId();
  const [side, setSide] = useState<'mine' | 'theirs'>(isTheirsOnly ? 'theirs' : 'mine');
  const show = (value: unknown) => (field.show ? field.show(value) : valueText(value, texts)) || texts.empty;
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={field.label}
      value={side}
      onChange={(chosen) => {
        const next = chosen === 'mine' ? 'mine' : 'theirs';
        setSide(next);
        onChoose(next === 'mine' ? mine : theirs);
      }}
      options={[
        { value: 'mine', label: texts.mine(show(mine)) },
        { value: 'theirs', label: texts.theirs(show(theirs)) },
      ]}
    />
  );
}

/** The value at a path such as `texts.en.title`. */
const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

function valueText(value: unknown, { yes, no }: EditConflictTexts): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
