/** A list's text, chosen values and order stand in the address: shareable, and restored by Back. */
import { chosenValues } from './chosen-values';
import { searchedText } from './searched-text';
import { useAddressParameters } from './use-address-parameters';

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

export interface ListAddressOptions<Field extends string> {
  /** Fields whose values mean the same in any case; links of old still write `?category=Tenant`. */
  readonly ignoringCase?: readonly Field[];
}

/** The text is `?q=`; links of old write `?queryText=`, which is read as well and replaced by the first change. */
const textNames = ['q', 'queryText'] as const;

/** @param fields names of the parameters that may stand several times, in the order in which the address writes them. */
export function useListAddress<Field extends string>(
  fields: readonly Field[],
  { ignoringCase = [] }: ListAddressOptions<Field> = {},
): ListAddress<Field> {
  const [parameters, change] = useAddressParameters();
  const text = searchedText(parameters.get('q') ?? parameters.get('queryText'));
  const chosen = Object.fromEntries(
    fields.map((field) => [field, chosenValues(parameters, field, ignoringCase.includes(field))]),
  ) as Record<Field, string[]>;
  const chosenCount = fields.reduce((count, field) => count + chosen[field].length, 0);
  const order = ['q', ...fields];

  return {
    text,
    chosen,
    chosenCount,
    isNarrowed: text.trim() !== '' || chosenCount > 0,
    parameter: (name) => parameters.get(name),
    setText: (next) =>
      change(
        (address) => {
          address.delete('queryText');
          write(address, 'q', [next], order);
        },
        { replace: true },
      ),
    choose: (field, values) => change((address) => write(address, field, values, order), { replace: false }),
    setParameter: (name, value) =>
      change((address) => write(address, name, value ? [value] : [], order), { replace: true }),
    clear: () =>
      change((address) => [...textNames, ...fields].forEach((name) => address.delete(name)), { replace: false }),
  };
}

/** The same choices always give the same address, in whatever order they were made. */
function write(address: URLSearchParams, name: string, values: readonly string[], order: readonly string[]): void {
  address.delete(name);
  values.filter((value) => value !== '').forEach((value) => address.append(name, value));
  const entries = [...address];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  entries.forEach(([key]) => address.delete(key));
  entries.sort(([one], [other]) => place(one) - place(other)).forEach(([key, value]) => address.append(key, value));
}
