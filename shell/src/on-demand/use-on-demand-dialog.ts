import { useToast } from '@park/ui';
import { useCallback, useRef, useState } from 'react';
import { useShellTexts } from '../texts/use-shell-texts';
import type { OnDemandPart } from './on-demand-part';

export interface OnDemandDialog {
  readonly isOpen: boolean;
  /** Loads the dialog if necessary and opens it; shows a toast if it does not load. */
  readonly open: () => void;
  readonly close: () => void;
  /** Call on hover and focus, so that the dialog is loaded when it is opened. */
  readonly prepare: () => void;
}

export function useOnDemandDialog<Props>(part: OnDemandPart<Props>): OnDemandDialog {
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = useRef(false);
  const toast = useToast();
  const { t } = useShellTexts();

  const open = useCallback(() => {
    isWanted.current = true;
    void part.load().then((isThere) => {
      if (!isThere) toast.show({ tone: 'danger', message: t('errors.network') });
      else if (isWanted.current) setIsOpen(true);
    });
  }, [part, toast, t]);
  const close = useCallback(() => {
    isWanted.current = false;
    setIsOpen(false);
  }, []);
  const prepare = useCallback(() => void part.load(), [part]);
  return { isOpen, open, close, prepare };
}
