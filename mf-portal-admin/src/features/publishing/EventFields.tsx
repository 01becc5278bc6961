import { useConfiguration, useServices } from '@park/platform';
import { Checkbox, DateInput, Field, TextInput } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { movedAgenda } from './agenda-items';
import { AgendaFields } from './AgendaFields';
import { CompanyField } from './CompanyField';
import { MomentField } from './MomentField';
import { RegistrationFields } from './RegistrationFields';
import { RepeatFields } from './RepeatFields';
import styles from './Publishing.module.css';
import { TypeField } from './TypeField';
import { useCheckedField } from './use-checked-field';
import type { Publication } from './use-publication';
import { dayAndTime, instantAt } from '../../shared/zoned-time';

/** When, where, for whom. */
export function EventFields({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const field = useCheckedField(publication);
  const { body, set } = publication;
  return (
    <div className={styles.fields}>
      <TypeField publication={publication} />
      <CompanyField publication={publication} />
      <TimeFields publication={publication} />
      <Field
        label={t('publishing.fields.location')}
        help={t('publishing.locationHelp')}
        {...field('location')}
        optional
      >
        {(control) => (
          <TextInput
            {...control}
            value={body.location ?? ''}
            onChange={({ target }) => set({ location: target.value })}
          />
        )}
      </Field>
      {(['onlineUrl', 'registrationUrl'] as const).map((key) => (
        <Field key={key} label={t(`publishing.fields.${key}`)} {...field(key)} optional>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              value={body[key] ?? ''}
              onChange={({ target }) => set({ [key]: target.value })}
            />
          )}
        </Field>
      ))}
      <RepeatFields publication={publication} />
      <AgendaFields publication={publication} />
      <RegistrationFields publication={publication} />
      <Checkbox
        label={t('publishing.membersOnly')}
        help={t('publishing.membersOnlyHelp')}
        checked={body.membersOnly ?? false}
        onChange={({ target }) => set({ membersOnly: target.checked })}
      />
      <Checkbox
        label={t('publishing.isKnova')}
        help={t('publishing.isKnovaHelp')}
        checked={body.isKnova ?? false}
        onChange={({ target }) => set({ isKnova: target.checked })}
      />
    </div>
  );
}

const isDay = (text: string | undefined): boolean => text !== undefined && text !== '' && !text.includes('T');

/** Two moments, or two days. */
function TimeFields({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const { parkTimeZone } = useConfiguration();
  const { clock } = useServices();
  const field = useCheckedField(publication);
  const { body, set } = publication;
  const { startDate = '', endDate = '' } = body;
  const isAllDay = isDay(startDate) || isDay(endDate);
  const toggle = (wanted: boolean) => {
    const convert = (text: string, time: string) =>
      wanted ? dayAndTime(text, parkTimeZone).day : instantAt(text, time, parkTimeZone);
    const day = dayAndTime(clock().toISOString(), parkTimeZone).day;
    set({
      startDate: convert(startDate, '09:00') || (wanted ? day : instantAt(day, '09:00', parkTimeZone)),
      endDate: convert(endDate, '17:00') || (wanted ? day : instantAt(day, '17:00', parkTimeZone)),
    });
  };
  /** The programme moves with the day on which the event begins. */
  const setTime = (key: 'startDate' | 'endDate', value: string) => {
    const dayOf = (text: string) => (text.includes('T') ? dayAndTime(text, parkTimeZone).day : text);
    const [before, after] = [dayOf(startDate), dayOf(value)];
    const moves = key === 'startDate' && before !== '' && after !== '' && before !== after;
    set({ [key]: value, ...(moves && { agenda: movedAgenda(body.agenda ?? [], before, after, parkTimeZone) }) });
  };
  return (
    <>
      {(['startDate', 'endDate'] as const).map((key) => {
        const value = key === 'startDate' ? startDate : endDate;
        const label = t(`publishing.fields.${key}`);
        return isAllDay ? (
          <Field key={key} label={label} {...field(key)}>
            {(control) => (
              <DateInput {...control} value={value} onChange={({ target }) => setTime(key, target.value)} />
            )}
          </Field>
        ) : (
          <MomentField key={key} label={label} {...field(key)} value={value} onChange={(next) => setTime(key, next)} />
        );
      })}
      <Checkbox label={t('publishing.allDay')} checked={isAllDay} onChange={({ target }) => toggle(target.checked)} />
    </>
  );
}
