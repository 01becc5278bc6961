/** The address holds a list's text, filters and order: a link can be shared, and Back restores the list. */
import { selectedValues } from './selected-values';
import { normalizeSearchText } from './search-text';
import { useAddressParameters } from './use-address-parameters';

export interface ListAddress<Field extends string> {
  readonly text: string;
  readonly chosen: Readonly<Record<Field, readonly string[]>>;
  /** How many values are chosen. */
  readonly chosenCount: number;
  /** Where a list starts that is not read from its beginning: a link to a further page, for browsers without scripts. */
  readonly after: string | undefined;
  /** Address of the page after this place. */
  readonly hrefAfter: (place: string) => string;
  /** Whether text or values hide some of the items. */
  readonly isNarrowed: boolean;
  /** Any other parameter, or null if the address does not have it. */
  readonly parameter: (name: string) => string | null;
  /** Replaces the history entry: Back leaves the list instead of removing single letters. */
  readonly setText: (text: string) => void;
  readonly choose: (field: Field, values: readonly string[]) => void;
  /** Null or an empty value removes the parameter. Replaces the history entry unless told otherwise. */
  readonly setParameter: (name: string, value: string | null, options?: { readonly replace: boolean }) => void;
  /** Removes text and chosen values; other parameters stay. */
  readonly clear: () => void;
}

export interface ListAddressOptions<Field extends string> {
  /** Fields whose values mean the same in any case; old links still contain `?category=Tenant`. */
  readonly ignoringCase?: readonly Field[];
}

/** The text is `?q=`. Old links contain `?queryText=`; it is read as well and replaced by the first change. */
const textNames = ['q', 'queryText'] as const;
const afterName = 'after';

/** @param fields parameters that can occur several times, in the order in which the address has them. */
export function useListAddress<Field extends string>(
  fields: readonly Field[],
  { ignoringCase = [] }: ListAddressOptions<Field> = {},
): ListAddress<Field> {
  const [parameters, change] = useAddressParameters();
  const text = normalizeSearchText(parameters.get('q') ?? parameters.get('queryText'));
  const chosen = Object.fromEntries(
    fields.map((field) => [field, selectedValues(parameters, field, ignoringCase.includes(field))]),
  ) as Record<Field, string[]>;
  const chosenCount = fields.reduce((count, field) => count + chosen[field].length, 0);
  const order = ['q', ...fields];

  return {
    text,
    chosen,
    chosenCount,
    after: parameters.get(afterName) || undefined,
    hrefAfter(place) {
      const next = new URLSearchParams(parameters);
      next.set(afterName, place);
      return `?${next}`;
    },
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
    setParameter: (name, value, options = { replace: true }) =>
      change((address) => write(address, name, value ? [value] : [], order), options),
    clear: () =>
      change((address) => [...textNames, afterName, ...fields].forEach((name) => address.delete(name)), {
        replace: false,
      }),
  };
}

/** Puts text and fields into their order, so that the same choices always give the same address. Another list starts at its beginning. */
function write(address: URLSearchParams, name: string, values: readonly string[], order: readonly string[]): void {
  address.delete(afterName);
  const [first, ...others] = values.filter((value) => value !== '');
  if (first === undefined) address.delete(name);
  else address.set(name, first);
  for (const value of others) address.append(name, value);
  const entries = [...address];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  entries.forEach(([key]) => address.delete(key));
  entries.sort(([one], [other]) => place(one) - place(other)).forEach(([key, value]) => address.append(key, value));
}
