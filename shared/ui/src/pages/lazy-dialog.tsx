import { Button, Dialog, SkeletonText, useUiTexts } from '@park/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePagesTexts } from './texts';

/** A dialog that opens sooner shows nothing before, so that no second one flashes up. */
const slowAfterMs = 400;

interface ClosableProps {
  readonly onClose: () => void;
}

interface WhileLoadingProps {
  /** Opens a dialog with this title at once; without it, one opens only when loading is slow. */
  readonly titleWhileLoading?: string;
}

export interface LazyDialog<Props> {
  (props: Props & WhileLoadingProps): ReactNode;
  /** Loads the code before the dialog opens. A failure is reported when it opens. */
  readonly preload: () => void;
}

/**
 * A dialog whose code is loaded when it opens, not with the first screen. A failed load is not kept, as React.lazy
 * would: the dialog says so and can try again, and the page with its input stays.
 */
export function lazyDialog<Props extends ClosableProps>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());

  function Opened({ titleWhileLoading, ...props }: Props & WhileLoadingProps) {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Content || hasFailed) return undefined;
      let isCurrent = true;
      loadOnce().then(
        (component) => isCurrent && setContent(() => component),
        (error: unknown) => {
          if (isCurrent) setHasFailed(true);
          // For the page's error handler, which logs it.
          window.reportError(error);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [Content, hasFailed]);
    if (Content) return <Content {...(props as unknown as Props)} />;
    if (hasFailed) return <LoadingFailed onClose={props.onClose} onRetry={() => setHasFailed(false)} />;
    return <Loading title={titleWhileLoading} onClose={props.onClose} />;
  }
  return Object.assign(Opened, { preload: () => void loadOnce().catch(() => undefined) });
}

function Loading({ title, onClose }: ClosableProps & { readonly title: string | undefined }) {
  const texts = useUiTexts();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (title === undefined && !isSlow) return null;
  return (
    <Dialog open onClose={onClose} title={title ?? texts.loading} closeOnBackdrop={false}>
      <SkeletonText lines={6} />
    </Dialog>
  );
}

function LoadingFailed({ onClose, onRetry }: ClosableProps & { readonly onRetry: () => void }) {
  const { cancel, retry } = useUiTexts();
  const { dialogFailed } = usePagesTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={dialogFailed.title}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={onRetry}>
            {retry}
          </Button>
        </>
      }
    >
      <p>{dialogFailed.reason}</p>
    </Dialog>
  );
}
