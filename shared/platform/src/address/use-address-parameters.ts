/**
 * The address's parameters, with changes visible at once. The router shows a new address in a transition, which React may
 * delay; a checkbox must not wait for it, and a second change must not undo the first.
 */
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';

export type ChangeParameters = (edit: (next: URLSearchParams) => void, options: { readonly replace: boolean }) => void;

/** Parameters of the address, and a function that changes some of them without leaving the page. */
export function useAddressParameters(): [URLSearchParams, ChangeParameters] {
  const [routed, navigate] = useSearchParams();
  const [pending, setPending] = useState({ from: routed, parameters: routed });
  // A pending change applies until the router's address changes, by this change or by another.
  const current = pending.from === routed ? pending.parameters : routed;
  const change: ChangeParameters = (edit, { replace }) => {
    const next = new URLSearchParams(current);
    edit(next);
    if (next.toString() === current.toString()) return;
    setPending({ from: routed, parameters: next });
    navigate(next, { replace });
  };
  return [current, change];
}
