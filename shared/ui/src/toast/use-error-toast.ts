import { useCallback } from 'react';
import type { ShownError } from '../states/ErrorPanel';
import { useTranslate, useUiTexts } from '../texts/UiTextsProvider';
import { useToast } from './Toasts';

/**
 * Shows why something failed that has no place of its own on the page. A call that was cancelled shows nothing.
 * @returns a function of the error and, where the reader may not know, what did not work: "The booking was not cancelled."
 */
export function useErrorToast(): (error: ShownError & { readonly failure?: string }, message?: string) => void {
  const { show } = useToast();
  const { errorMessage } = useUiTexts();
  const translate = useTranslate();
  return useCallback(
    (error, message) => {
      if (error.failure === 'cancelled') return;
      const reason = (error.key && translate(error.key, error.values)) ?? errorMessage;
      show({ tone: 'danger', message: message ? `${message} ${reason}` : reason, errorId: error.id });
    },
    [show, translate, errorMessage],
  );
}
