import type { CallError } from '@park/platform';
import { LoadError } from '@park/ui/pages';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

export interface ReadingFailureProps {
  readonly error: CallError;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In the place of what could not be read; "not for you" says that it is parking. */
export function ReadingFailure(props: ReadingFailureProps) {
  const { t } = useParkshareTexts();
  return <LoadError {...props} notAllowedTitle={t('notAllowed')} />;
}
