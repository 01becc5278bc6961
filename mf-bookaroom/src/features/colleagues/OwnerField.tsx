import { useCall } from '@park/platform';
import { maxColleagueSearchLength } from '@park/contract/room-limits';
import { Button, Cluster, Field, SkeletonText, Stack, TextInput } from '@park/ui';
import { useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './OwnerField.module.css';

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

export interface OwnerFieldProps {
  /** Undefined: the person who books. */
  readonly owner: Colleague | undefined;
  /** Why the chosen colleague is refused. */
  readonly error?: string | undefined;
  readonly onChange: (owner: Colleague | undefined) => void;
}

const maxShown = 6;

/** For whom the room is booked: oneself, or a colleague who is looked up by name. */
export function OwnerField({ owner, error, onChange }: OwnerFieldProps) {
  const { t } = useRoomTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  const focusChange = useFocusAfterRender(change);
  const choose = (next: Colleague | undefined) => {
    onChange(next);
    setIsChoosing(false);
    focusChange();
  };
  if (isChoosing) return <ColleagueSearch onChoose={choose} />;
  return (
    <div className={styles.owner}>
      <span className={styles.who}>
        <span className={styles.label}>{t('booking.for.label')}</span> {owner?.name ?? t('booking.for.self')}
      </span>
      <Button ref={change} size="small" variant="quiet" onClick={() => setIsChoosing(true)}>
        {owner ? t('booking.for.change') : t('booking.for.colleague')}
      </Button>
      {owner && (
        <Button size="small" variant="quiet" onClick={() => choose(undefined)}>
          {t('booking.for.backToSelf')}
        </Button>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function ColleagueSearch({ onChoose }: { readonly onChoose: (owner: Colleague | undefined) => void }) {
  const { t } = useRoomTexts();
  const input = useRef<HTMLInputElement>(null);
  // The button that opened the search is gone.
  useEffect(() => input.current?.focus(), []);
  const [queryText, setQueryText] = useState('');
  const people = useCall('GET /api/rooms/colleagues', { query: { queryText } }, { keepPrevious: true });
  const found = people.data?.items ?? [];
  const more = found.length - maxShown;
  return (
    <Stack gap={2}>
      <Field label={t('booking.for.search')} help={t('booking.for.help')}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={queryText}
            maxLength={maxColleagueSearchLength}
            autoComplete="off"
            onChange={({ target }) => setQueryText(target.value)}
            // Enter would send the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {people.status === 'pending' && <SkeletonText lines={2} />}
      {people.status === 'failed' && <p role="alert">{t('booking.for.failed')}</p>}
      <Cluster gap={2} role="group" aria-label={t('booking.for.found')}>
        {found.slice(0, maxShown).map((person) => (
          <Button key={person.id} size="small" onClick={() => onChoose(person)}>
            {person.name}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => onChoose(undefined)}>
          {t('booking.for.backToSelf')}
        </Button>
      </Cluster>
      <p className={styles.label} role="status">
        {people.status === 'ready' && found.length === 0 && t('booking.for.none')}
        {more > 0 && t('booking.for.more', { count: more })}
      </p>
    </Stack>
  );
}
