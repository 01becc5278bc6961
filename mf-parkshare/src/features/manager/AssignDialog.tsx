import type { Half } from '@park/contract/parking';
import { AssignBody, type CompanySpots } from '@park/contract/parking-holding';
import { useCommand, useFormat } from '@park/platform';
import { Notice, Select, VisuallyHidden, useToast, useUiTexts } from '@park/ui';
import { FormDialog, useForm } from '@park/ui/form';
import { useId, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './AssignDialog.module.css';
import type { CompanySpot } from './company-spot';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const halves = ['am', 'pm'] as const;
const keyOf = (weekday: number, half: Half) => `${weekday} ${half}`;

/** Who has the spot on which weekday and half, from the shown week on. Empty cells are for all colleagues. */
export function AssignDialog({
  week,
  spot: { spot, assignments },
  onClose,
}: {
  readonly week: CompanySpots;
  readonly spot: CompanySpot;
  readonly onClose: () => void;
}) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const format = useFormat();
  const toast = useToast();
  const id = useId();
  const command = useCommand('PUT /api/parking/spots/{id}', { refreshes: ['GET /api/parking'] });
  const [all, setAll] = useState('');
  const [stored] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      assignments.flatMap(({ person, slots }) => slots.map(({ weekday, half }) => [keyOf(weekday, half), person.id])),
    ),
  );
  const [chosen, setChosen] = useState(stored);
  const [firstShown = week.today] = week.days;
  const firstDay = firstShown < week.today ? week.today : firstShown;
  // The table is no field of the form; what is sent is made of it.
  const form = useForm({ schema: AssignBody, defaultValues: { firstDay, assignments: [] } });
  const hasChanged = weekdays.some((weekday) =>
    halves.some((half) => (chosen[keyOf(weekday, half)] ?? '') !== (stored[keyOf(weekday, half)] ?? '')),
  );
  const options = week.people.map(({ id: value, name }) => ({ value, label: name }));
  // 1 January 2024 was a Monday.
  const dayName = (weekday: number) => format.day(`2024-01-0${weekday}`).split(/[ \u00a0]/)[0] ?? '';

  async function save() {
    const people = [...new Set(Object.values(chosen).filter(Boolean))];
    const result = await command.run({
      params: { id: spot.id },
      body: {
        firstDay,
        assignments: people.map((personId) => ({
          personId,
          slots: weekdays.flatMap((weekday) =>
            halves.filter((half) => chosen[keyOf(weekday, half)] === personId).map((half) => ({ weekday, half })),
          ),
        })),
      },
    });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('assign.done', { spot: spot.number }) });
    return onClose();
  }

  return (
    <FormDialog
      title={t('assign.title', { spot: spot.number })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('assign.confirm')}
      busyText={t('release.running')}
      hasOtherInput={hasChanged}
    >
      <Notice>
        {firstDay === week.today ? t('assign.fromToday') : t('assign.from', { day: format.day(firstDay) })}{' '}
        {t('assign.help')}
      </Notice>
      <div className={styles.all}>
        <label htmlFor={`${id}-all`}>{t('assign.all')}</label>
        <Select
          id={`${id}-all`}
          value={all}
          placeholder={choose}
          options={options}
          onChange={(event) => {
            const person = event.target.value;
            setAll(person);
            setChosen(
              Object.fromEntries(weekdays.flatMap((weekday) => halves.map((half) => [keyOf(weekday, half), person]))),
            );
          }}
        />
      </div>
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>{t('assign.title', { spot: spot.number })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {halves.map((half) => (
              <th key={half} scope="col">
                {t(`halves.${half}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{dayName(weekday)}</th>
              {halves.map((half) => (
                <td key={half}>
                  <Select
                    aria-label={`${dayName(weekday)}, ${t(`halves.${half}`)}`}
                    value={chosen[keyOf(weekday, half)] ?? ''}
                    placeholder={t('assign.everybody')}
                    options={options}
                    onChange={(event) => setChosen({ ...chosen, [keyOf(weekday, half)]: event.target.value })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FormDialog>
  );
}
