import { useToast } from '@park/ui';
import { useCallback, useRef, useState } from 'react';
import { useShellTexts } from '../texts/use-shell-texts';
import type { OnDemandPart } from './on-demand-part';

export interface OnDemandDialog {
  readonly isOpen: boolean;
  /** Loads the dialog if need be, then shows it; says so when it does not come. */
  readonly open: () => void;
  readonly close: () => void;
  /** For pointer and focus: the dialog is then there when it is asked for. */
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
