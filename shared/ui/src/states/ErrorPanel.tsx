import { CheckIcon, CopyIcon, RefreshCwIcon, TriangleAlertIcon } from '@park/ui/icons';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { classNames } from '../class-names';
import { useTranslate, useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

/** The shown part of an error: a key to translate, an id to quote, or at least a message. */
export interface ShownError {
  key?: string;
  id?: string;
  message?: string;
  values?: Readonly<Record<string, unknown>>;
  /** HTTP status of the response, if there was one. */
  status?: number | undefined;
}

/** Whether the server refused for a reason that its text tells. Network failures, crashes and 5xx are unexpected. */
export const isRefusal = ({ status }: Pick<ShownError, 'status'>) => status !== undefined && status < 500;

export interface ErrorPanelProps {
  error?: ShownError | null;
  /** Default: "This did not work". */
  title?: string;
  /** Default: the text of the error's key, else a general sentence. Raw messages of programs are never shown. */
  message?: ReactNode;
  /** Default: the error's id. */
  id?: string;
  onRetry?: () => void;
  /** The retry is running. */
  isRetrying?: boolean;
  /** A further link, for example home. */
  action?: ReactNode;
  compact?: boolean;
  /** Default: 2. */
  headingLevel?: 1 | 2 | 3;
}

/** An error in place of the content that failed; the rest of the page keeps working. */
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
  const isExpected = error ? isRefusal(error) : false;
  return (
    <div className={classNames(styles.error, compact && styles.compact)} role="alert">
      <span className={styles.icon}>
        <TriangleAlertIcon />
      </span>
      <Heading className={styles.title}>{title ?? texts.errorTitle}</Heading>
      <p className={styles.text}>
        <ErrorText id={isExpected ? id : undefined}>{words}</ErrorText>
      </p>
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
      {id && !isExpected && <ErrorReference id={id} />}
    </div>
  );
}

/** The text of an error, with its id subdued at the end (ERR-03, AMB-51). */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <>
      {children}
      {id && (
        <>
          {' '}
          <small className={styles.id}>ID: {id}</small>
        </>
      )}
    </>
  );
}

/** A box with the id of an unexpected error, which links what a person saw with a line in the log. */
export function ErrorReference({ id }: { id: string }) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Without https or permission there is no clipboard; one click still selects the id.
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
