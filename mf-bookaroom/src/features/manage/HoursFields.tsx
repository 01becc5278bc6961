import { TextField } from '@park/ui/form';
import { FieldGroup } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
import { describeWeekday } from '../series/recurrence-choice';
import styles from './Manage.module.css';
import { weekdays } from './room-values';

/** One text per weekday. */
export function HoursFields() {
  const { t, language } = useRoomTexts();
  return (
    <FieldGroup legend={t('manage.form.hours')} help={t('manage.form.hoursHelp')}>
      <div className={styles.hours}>
        {weekdays.map((day) => (
          <TextField
            key={day}
            name={`openingHours.${day}`}
            label={describeWeekday(Number(day), language)}
            autoComplete="off"
            optional
          />
        ))}
      </div>
    </FieldGroup>
  );
}
