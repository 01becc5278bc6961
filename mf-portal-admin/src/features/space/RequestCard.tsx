import type { SpaceRequest, SpaceRequestState } from '@park/contract/space-requests';
import { useFormat } from '@park/platform';
import { StatusBadge, type Status } from '@park/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Space.module.css';

const statuses: Record<SpaceRequestState, Status> = {
  new: 'warning',
  seen: 'info',
  offered: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

interface RequestCardProps {
  readonly request: SpaceRequest;
  /** The title; by default what is asked for. */
  readonly title?: ReactNode;
  readonly contact?: ReactNode;
  /** Default: 3. */
  readonly headingLevel?: 2 | 3;
  /** What the reader can do. */
  readonly children?: ReactNode;
}

/** A request with everything that happened to it. */
export function RequestCard({ request, title, contact, headingLevel = 3, children }: RequestCardProps) {
  const { t } = usePortalTexts();
  const Heading = `h${headingLevel}` as const;
  const format = useFormat();
  const { surface, workplaces, from, phone, message, state, steps } = request;
  const facts = [
    surface !== null && t('space.facts.surface', { surface: format.number(surface) }),
    workplaces !== null && t('space.facts.workplaces', { count: workplaces }),
    t('space.facts.from', { day: format.longDay(from) }),
  ].filter((part) => part !== false);
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title ?? facts.join(', ')}</Heading>
        <StatusBadge status={statuses[state]}>{t(`space.states.${state}`)}</StatusBadge>
      </div>
      {title !== undefined && <p>{facts.join(', ')}</p>}
      {contact}
      {phone !== '' && <p>{phone}</p>}
      {message !== '' && <p className={styles.words}>{message}</p>}
      <ol className={styles.steps} aria-label={t('space.steps.label')}>
        {steps.map((step) => (
          <li key={step.at + step.state} className={styles.step}>
            <span className={styles.stepTitle}>{t(`space.steps.${step.state}`)}</span>
            <span className={styles.stepFacts}>
              {step.name ?? t(step.byCompany ? 'space.steps.formerPerson' : 'space.steps.park')},{' '}
              <time dateTime={step.at}>{`${format.day(step.at)}, ${format.time(step.at)}`}</time>
            </span>
            {step.note !== '' && <span className={styles.words}>{step.note}</span>}
          </li>
        ))}
      </ol>
      {children}
    </li>
  );
}
