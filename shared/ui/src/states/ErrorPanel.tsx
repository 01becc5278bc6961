import { CheckIcon, CopyIcon, RefreshCwIcon, TriangleAlertIcon } from '@park/ui/icons';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { classNames } from '../class-names';
import { useTranslate, useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

/** What a failed call leaves behind: a key to translate, an id to quote, or at least a message. */
export interface ShownError {
  key?: string;
  id?: string;
  message?: string;
  values?: Readonly<Record<string, unknown>>;
}

export interface ErrorPanelProps {
  error?: ShownError | null;
  /** Default: "This did not work". */
  title?: string;
  /** Default: the error's key in words; failing that, a general sentence. A raw message of a program is never shown. */
  message?: ReactNode;
  /** Default: the error's id. */
  id?: string;
  onRetry?: () => void;
  /** While the retry runs. */
  isRetrying?: boolean;
  /** A further way out, for example a link home. */
  action?: ReactNode;
  compact?: boolean;
  /** Default: 2. */
  headingLevel?: 1 | 2 | 3;
}

/** An error in the place of what failed; the rest of the page lives on. */
export function ErrorPanel({
  error,
  title,
  message,
  id = error?.id,
  onRetry,
  isRetrying,
  action,
  compact,
  headingLevel = 2,
}: ErrorPanelProps) {
  const texts = useUiTexts();
  const translate = useTranslate();
  const Heading = `h${headingLevel}` as const;
  const words = message ?? (error?.key && translate(error.key, error.values)) ?? texts.errorMessage;
  return (
    <div className={classNames(styles.error, compact && styles.compact)} role="alert">
      <span className={styles.icon}>
        <TriangleAlertIcon />
      </span>
      <Heading className={styles.title}>{title ?? texts.errorTitle}</Heading>
      <p className={styles.text}>{words}</p>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button onClick={onRetry} busy={isRetrying} icon={<RefreshCwIcon size={16} />}>
              {texts.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {id && <ErrorReference id={id} />}
    </div>
  );
}

/** The id that connects what someone saw with a line in the log. */
export function ErrorReference({ id }: { id: string }) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // No clipboard without https or permission: the id can still be selected with one click.
    await navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className={styles.reference}>
      <span>{texts.errorId}</span>
      <code>{id}</code>
      <Button
        variant="quiet"
        size="small"
        onClick={() => void copy()}
        icon={copied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      >
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </Button>
    </div>
  );
}
