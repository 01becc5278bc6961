import { Section } from '@park/ui';
import type { ReactNode } from 'react';
import { useFocusAfterRemoval } from '../../shared/list/use-focus-after-removal';

export interface SavedSectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A list of saved things, from which each can be removed. */
export function SavedSection({ title, count, children }: SavedSectionProps) {
  const list = useFocusAfterRemoval(count);
  return (
    <Section title={title}>
      <div ref={list} role="group" aria-label={title} tabIndex={-1}>
        {children}
      </div>
    </Section>
  );
}
