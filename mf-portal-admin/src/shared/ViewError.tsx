import type { CallError } from '@park/platform';
import { ErrorPanel, isRefusal } from '@park/ui';
import { LoadError } from '@park/ui/pages';

interface ViewErrorProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** Why the content of a link with a secret was not shown. A refused link stays refused, so only other errors offer a retry. */
export function ViewError({ error, onRetry }: ViewErrorProps) {
  if (isRefusal(error)) return <ErrorPanel error={error} />;
  return <LoadError error={error} onRetry={onRetry} isRetrying={false} />;
}
