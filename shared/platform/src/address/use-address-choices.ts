/** A list's text, kind and time stand in the address: shareable, and restored by Back. */
import { searchedText } from './searched-text';
import { useAddressParameters } from './use-address-parameters';

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
  const [parameters, change] = useAddressParameters();
  return {
    text: searchedText(parameters.get('q')),
    parameter: (name) => parameters.get(name) ?? '',
    setText: (text) => change((address) => write(address, 'q', text), { replace: true }),
    choose: (name, value) => change((address) => write(address, name, value), { replace: false }),
    clear: (names) => change((address) => names.forEach((name) => address.delete(name)), { replace: false }),
  };
}

function write(address: URLSearchParams, name: string, value: string): void {
  if (value === '') address.delete(name);
  else address.set(name, value);
}
