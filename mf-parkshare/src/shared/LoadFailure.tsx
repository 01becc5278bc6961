import type { CallError } from '@park/platform';
import { LoadError } from '@park/ui/pages';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

export interface LoadFailureProps {
  readonly error: CallError;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Shown in place of content that could not be loaded, with a title of its own for missing access. */
export function LoadFailure(props: LoadFailureProps) {
  const { t } = useParkshareTexts();
  return <LoadError {...props} notAllowedTitle={t('notAllowed')} />;
}
