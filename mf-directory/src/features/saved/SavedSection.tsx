import { Section } from '@park/ui';
import { FocusFrame } from '@park/ui/pages';
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
      <FocusFrame ref={list} label={title}>
        {children}
      </FocusFrame>
    </Section>
  );
}
