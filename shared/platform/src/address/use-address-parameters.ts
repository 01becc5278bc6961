/**
 * The address's parameters, changed at once. The router shows a new address when React finds the time (a transition); a
 * box that somebody ticks must not wait for it, and a second change must not undo the first.
 */
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';

export type ChangeParameters = (edit: (next: URLSearchParams) => void, options: { readonly replace: boolean }) => void;

export function useAddressParameters(): [URLSearchParams, ChangeParameters] {
  const [arrived, navigate] = useSearchParams();
  const [wanted, setWanted] = useState({ from: arrived, parameters: arrived });
  // What was wanted counts until the address changes, by this change or by another.
  const current = wanted.from === arrived ? wanted.parameters : arrived;
  const change: ChangeParameters = (edit, { replace }) => {
    const next = new URLSearchParams(current);
    edit(next);
    if (next.toString() === current.toString()) return;
    setWanted({ from: arrived, parameters: next });
    navigate(next, { replace });
  };
  return [current, change];
}
