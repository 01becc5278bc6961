import { useConfiguration } from '@park/platform';
import { Button, DateInput, Field, IconButton, TextInput, TimeInput } from '@park/ui';
import { PlusIcon, Trash2Icon } from '@park/ui/icons';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { newLine, timesOf, withTimes, type AgendaLine } from './agenda-items';
import agenda from './Agenda.module.css';
import styles from './Publishing.module.css';
import { useCheckedField } from './use-checked-field';
import type { Publication } from './use-publication';
import { dayAndTime } from '../../shared/zoned-time';

const maxLines = 100;

/** The programme: what happens when, by whom, in both languages. */
export function AgendaFields({ publication }: { readonly publication: Publication }) {
  const { t } = usePortalTexts();
  const { parkTimeZone } = useConfiguration();
  const { body, set } = publication;
  const lines = body.agenda ?? [];
  const dayOf = (text = '') => (text.includes('T') ? dayAndTime(text, parkTimeZone).day : text);
  const firstDay = dayOf(body.startDate);
  const isSeveralDays = firstDay !== dayOf(body.endDate);
  return (
    <fieldset className={agenda.agenda}>
      <legend className={styles.repeatLegend}>{t('publishing.fields.agenda')}</legend>
      {lines.length === 0 && <p className={styles.facts}>{t('publishing.agenda.none')}</p>}
      {lines.length > 0 && (
        <ol className={agenda.lines}>
          {lines.map((line, place) => (
            <Line
              // Lines have no id of their own; they are only added at the end and removed.
              key={place}
              line={line}
              place={place}
              publication={publication}
              firstDay={firstDay}
              hasDay={isSeveralDays}
              onChange={(next) => set({ agenda: lines.map((one, index) => (index === place ? next : one)) })}
              onRemove={() => set({ agenda: lines.filter((_, index) => index !== place) })}
            />
          ))}
        </ol>
      )}
      {lines.length < maxLines && (
        <div>
          <Button
            icon={<PlusIcon size={16} />}
            onClick={() => set({ agenda: [...lines, newLine(lines, body.startDate ?? '', parkTimeZone)] })}
          >
            {t('publishing.agenda.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface LineProps {
  readonly line: AgendaLine;
  readonly place: number;
  readonly publication: Publication;
  readonly firstDay: string;
  readonly hasDay: boolean;
  readonly onChange: (line: AgendaLine) => void;
  readonly onRemove: () => void;
}

function Line({ line, place, publication, firstDay, hasDay, onChange, onRemove }: LineProps) {
  const { t } = usePortalTexts();
  const { parkTimeZone } = useConfiguration();
  const { languages } = publication;
  const checked = useCheckedField(publication, `agenda.${place}`);
  const times = timesOf(line, parkTimeZone);
  const field = (key: string) => {
    const { key: reason = '' } = publication.faults[`agenda.${place}.${key}`] ?? {};
    // Only times have such limits: those of the event.
    return {
      ...checked(key),
      ...(/tooSmall|tooLarge/.test(reason) && { error: t('publishing.agenda.outside') }),
    };
  };
  /** A title in neither language is reported for the item, shown at the first. */
  const titleField = (language: 'en' | 'fr') => {
    const own = field(`title.${language}`);
    const first = language === languages[0] ? field('title') : undefined;
    return own.error === undefined && first?.error ? first : own;
  };
  const setTimes = (change: Partial<typeof times>) =>
    onChange(withTimes(line, { ...times, day: times.day || firstDay, ...change }, parkTimeZone));
  const name = t('publishing.agenda.line', { number: place + 1 });
  return (
    <li className={agenda.line}>
      <fieldset className={agenda.fields} aria-label={name}>
        <div className={agenda.times}>
          {hasDay && (
            <Field label={t('publishing.agenda.day')}>
              {(control) => (
                <DateInput {...control} value={times.day} onChange={({ target }) => setTimes({ day: target.value })} />
              )}
            </Field>
          )}
          <Field label={t('publishing.agenda.from')} {...field('startDate')}>
            {(control) => (
              <TimeInput {...control} value={times.from} onChange={({ target }) => setTimes({ from: target.value })} />
            )}
          </Field>
          <Field label={t('publishing.agenda.until')} {...field('endDate')}>
            {(control) => (
              <TimeInput
                {...control}
                value={times.until}
                onChange={({ target }) => setTimes({ until: target.value })}
              />
            )}
          </Field>
        </div>
        {languages.map((language) => (
          <Field
            key={language}
            label={t('publishing.agenda.titleIn', { language: t(`languages.${language}`) })}
            {...titleField(language)}
          >
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                value={line.title[language] ?? ''}
                onChange={({ target }) => onChange({ ...line, title: { ...line.title, [language]: target.value } })}
              />
            )}
          </Field>
        ))}
        <Field label={t('publishing.agenda.speaker')} {...field('speaker')} optional>
          {(control) => (
            <TextInput
              {...control}
              value={line.speaker ?? ''}
              onChange={({ target }) => onChange({ ...line, speaker: target.value })}
            />
          )}
        </Field>
      </fieldset>
      <IconButton
        icon={<Trash2Icon size={16} />}
        label={t('publishing.agenda.remove', { number: place + 1 })}
        onClick={onRemove}
      />
    </li>
  );
}
