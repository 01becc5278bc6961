import { Section } from '@park/ui';
import { useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useRef, type ReactNode } from 'react';

export interface SavedSectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A list of saved things, which gets the focus when the item that has it is removed. */
export function SavedSection({ title, count, children }: SavedSectionProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  const previousCount = useRef(count);
  useEffect(() => {
    if (count < previousCount.current) focusList();
    previousCount.current = count;
  }, [count, focusList]);
  return (
    <Section title={title}>
      <div ref={list} role="group" aria-label={title} tabIndex={-1}>
        {children}
      </div>
    </Section>
  );
}
