import type { NotificationRow } from '@park/contract/notifications';
import { useCommand, useFormat } from '@park/platform';
import { Badge, Button, ErrorPanel, useToast, type ShownError } from '@park/ui';
import { Row } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { findTopic } from './message-topics';
import { refreshesNotifications } from './refreshed-calls';
import styles from './Notifications.module.css';

interface NotificationItemProps {
  readonly notification: NotificationRow;
  /** The person follows the message's link. */
  readonly onOpen: () => void;
  /** Moves the focus, because the question disappears with its button. */
  readonly onAnswered: () => void;
}

/** A message: what happened, when, and its question if it can still be answered. */
export function NotificationItem({ notification, onOpen, onAnswered }: NotificationItemProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { title, text, link, topic, at, readAt, action } = notification;
  const known = findTopic(topic);
  return (
    <Row
      headingLevel={2}
      className={readAt === null ? styles.unread : undefined}
      title={title}
      href={link}
      onFollow={readAt === null ? onOpen : undefined}
      end={action && <Answer id={notification.id} action={action} onAnswered={onAnswered} />}
    >
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>
        {readAt === null && <Badge tone="accent">{t('notifications.isNew')}</Badge>}
        {known && <span>{t(`notifications.topics.${known}`)}</span>}
        <time dateTime={at}>{`${format.relative(at)}, ${format.time(at)}`}</time>
      </p>
    </Row>
  );
}

interface AnswerProps {
  readonly id: string;
  readonly action: NonNullable<NotificationRow['action']>;
  readonly onAnswered: () => void;
}

/** The same button as in the mail. */
function Answer({ id, action, onAnswered }: AnswerProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const toast = useToast();
  const [problem, setProblem] = useState<ShownError>();
  const answer = useCommand('POST /api/notifications/{id}/action', refreshesNotifications);

  async function send(): Promise<void> {
    setProblem(undefined);
    const result = await answer.run({ params: { id } });
    if (!result.ok) return setProblem(result.error);
    onAnswered();
    toast.show({ message: result.data.message });
  }

  return (
    <div className={styles.answer}>
      <Button variant="primary" size="small" busy={answer.isRunning} onClick={() => void send()}>
        {action.button}
      </Button>
      <span className={styles.until}>
        {t('notifications.answerUntil', { when: `${format.day(action.expiresAt)}, ${format.time(action.expiresAt)}` })}
      </span>
      {problem && <ErrorPanel compact headingLevel={3} error={problem} />}
    </div>
  );
}
