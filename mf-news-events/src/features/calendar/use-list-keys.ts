/** Keyboard navigation of the list: events are ordinary tab stops, and the keys of the other views work as well. */
import { useRef, type KeyboardEvent, type RefObject } from 'react';

const targets: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(last, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_place, last) => last,
};

const steps: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

export interface ListKeys {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** For an element that contains the focusable heading of the period and the list. */
export function useListKeys(onStep: (steps: -1 | 1) => void): ListKeys {
  const ref = useRef<HTMLElement>(null);
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const heading = ref.current?.querySelector<HTMLElement>('h2');
    const links = [...(ref.current?.querySelectorAll<HTMLElement>('li a') ?? [])].filter(
      (link) => !link.closest('details:not([open])'),
    );
    const place = links.indexOf(event.target);
    if (place === -1 && event.target !== heading) return;
    const step = steps[event.key];
    const target = targets[event.key];
    if (!step && !target) return;
    event.preventDefault();
    if (step) {
      // The list is replaced; focus the heading, which names the new period.
      heading?.focus();
      onStep(step);
    } else links[target?.(place, links.length - 1) ?? place]?.focus();
  };
  return { ref, onKeyDown: press };
}
