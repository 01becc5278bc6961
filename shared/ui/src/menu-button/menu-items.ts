import type { ReactNode } from 'react';

/** An item of a menu: a link with `href`, an action with `onSelect`. */
export type MenuItem =
  | {
      kind?: 'item';
      key: string;
      label: string;
      icon?: ReactNode;
      hint?: string;
      href?: string;
      onSelect?: () => void;
      disabled?: boolean;
      danger?: boolean;
    }
  | { kind: 'choice'; key: string; label: string; icon?: ReactNode; checked: boolean; onSelect: () => void }
  | { kind: 'heading'; key: string; label: string }
  | { kind: 'separator'; key: string };
