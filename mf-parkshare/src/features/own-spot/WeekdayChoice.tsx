import type { ReleaseBody } from '@park/contract/parking-holding';
import { isoWeekday } from '@park/platform';
import { Button, Checkbox, Cluster } from '@park/ui';
import type { useForm } from '@park/ui/form';
import { FieldGroup } from '@park/ui/pages';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './WeekdayChoice.module.css';

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const week = names.map((_name, index) => index + 1);

/** "Every Thursday until …": the weekdays of a long range that are released. */
export function WeekdayChoice({
  form,
  date,
}: {
  readonly form: ReturnType<typeof useForm<typeof ReleaseBody>>;
  /** The day from which the dialog was opened. */
  readonly date: string;
}) {
  const { t } = useParkshareTexts();
  const chosen: readonly number[] = form.watch('weekdays') ?? week;
  const choose = (weekdays: readonly number[]) =>
    form.setValue('weekdays', [...weekdays], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const nameOf = (weekday: number) => t(`release.weekday.${names[weekday - 1] ?? 'monday'}`);
  const own = isoWeekday(date);
  const error = form.formState.errors.weekdays ? t('release.noWeekday') : undefined;
  return (
    <FieldGroup legend={t('release.weekdays')} error={error}>
      <div className={styles.days}>
        {week.map((weekday) => (
          <Checkbox
            key={weekday}
            label={capitalizeFirst(nameOf(weekday))}
            checked={chosen.includes(weekday)}
            onChange={({ target }) =>
              choose(week.filter((one) => (one === weekday ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      <Cluster>
        <Button size="small" onClick={() => choose([own])}>
          {t('release.onlyWeekday', { weekday: nameOf(own) })}
        </Button>
        <Button size="small" onClick={() => choose(week)}>
          {t('release.everyDay')}
        </Button>
      </Cluster>
    </FieldGroup>
  );
}
