import { TextField } from '@park/ui/form';
import { FieldGroup, weekdayName } from '@park/ui/pages';
import { useRoomTexts } from '../../texts/use-room-texts';
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
            label={weekdayName(Number(day), language)}
            autoComplete="off"
            optional
          />
        ))}
      </div>
    </FieldGroup>
  );
}
