/** A list's text, chosen values and order stand in the address: shareable, and restored by Back. */
import { useSearchParams } from '@park/platform';

export interface ListAddress<Field extends string> {
  readonly text: string;
  readonly chosen: Readonly<Record<Field, readonly string[]>>;
  /** How many values are chosen. */
  readonly chosenCount: number;
  /** Whether text or values leave something out. */
  readonly isNarrowed: boolean;
  readonly parameter: (name: string) => string | null;
  /** Takes the place of the current entry: Back leaves the list instead of undoing letters. */
  readonly setText: (text: string) => void;
  readonly choose: (field: Field, values: readonly string[]) => void;
  readonly setParameter: (name: string, value: string | null) => void;
  readonly clear: () => void;
}

export function useListAddress<Field extends string>(fields: readonly Field[]): ListAddress<Field> {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('q') ?? '';
  const valuesOf = (field: Field) => [...new Set(parameters.getAll(field))].filter((value) => value !== '');
  const chosen = Object.fromEntries(fields.map((field) => [field, valuesOf(field)])) as Record<Field, string[]>;
  const chosenCount = fields.reduce((count, field) => count + chosen[field].length, 0);

  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return inOrder(next, ['q', ...fields]);
      },
      { replace },
    );
  const write = (next: URLSearchParams, name: string, values: readonly string[]) => {
    next.delete(name);
    values.filter((value) => value !== '').forEach((value) => next.append(name, value));
  };

  return {
    text,
    chosen,
    chosenCount,
    isNarrowed: text.trim() !== '' || chosenCount > 0,
    parameter: (name) => parameters.get(name),
    setText: (next) => change((address) => write(address, 'q', [next]), true),
    choose: (field, values) => change((address) => write(address, field, values), false),
    setParameter: (name, value) => change((address) => write(address, name, value ? [value] : []), true),
    clear: () => change((address) => ['q', ...fields].forEach((name) => address.delete(name)), false),
  };
}

/** The same choices always give the same address, in whatever order they were made. */
function inOrder(parameters: URLSearchParams, names: readonly string[]): URLSearchParams {
  const others = [...new Set(parameters.keys())].filter((name) => !names.includes(name));
  return new URLSearchParams([...names, ...others].flatMap((name) => parameters.getAll(name).map((value) => [name, value])));
}
