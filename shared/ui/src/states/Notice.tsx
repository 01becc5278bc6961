import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
  XIcon,
  type IconComponent,
} from '@park/ui/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/Button';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './panels.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, IconComponent> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

export interface NoticeProps {
  /** Default: info. */
  tone?: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** It appears after an action of the person, so screen readers announce it at once. Default: true for danger. */
  announce?: boolean;
  children?: ReactNode;
}

/** A lasting message in a place of the page. Use a toast for a short message about what just happened. */
export function Notice({
  tone = 'info',
  title,
  action,
  onDismiss,
  announce = tone === 'danger',
  children,
}: NoticeProps) {
  const texts = useUiTexts();
  const Icon = icons[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon size={18} />
      <div className={styles.noticeText}>
        <VisuallyHidden>{texts[tone]} </VisuallyHidden>
        {title && <p className={styles.noticeTitle}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.noticeAction}>{action}</div>}
      {onDismiss && (
        <IconButton
          className={styles.dismiss}
          size="small"
          label={texts.close}
          icon={<XIcon size={16} />}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
