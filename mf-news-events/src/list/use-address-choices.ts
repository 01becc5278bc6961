/** A list's text, kind and time stand in the address: shareable, and restored by Back. */
import { useSearchParams } from '@park/platform';

export interface AddressChoices {
  readonly text: string;
  readonly parameter: (name: string) => string;
  /** Takes the place of the current entry: Back leaves the list instead of undoing letters. */
  readonly setText: (text: string) => void;
  /** An empty value takes the parameter away. */
  readonly choose: (name: string, value: string) => void;
  readonly clear: (names: readonly string[]) => void;
}

export function useAddressChoices(): AddressChoices {
  const [parameters, setParameters] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>, replace: boolean) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return {
    text: parameters.get('q') ?? '',
    parameter: (name) => parameters.get(name) ?? '',
    setText: (text) => change({ q: text }, true),
    choose: (name, value) => change({ [name]: value }, false),
    clear: (names) => change(Object.fromEntries(names.map((name) => [name, ''])), false),
  };
}
