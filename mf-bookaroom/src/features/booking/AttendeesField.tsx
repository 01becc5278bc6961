import { Field, TextArea } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { invalidAddress } from './attendees';

/** E-mail addresses of people to invite, separated by commas, semicolons or lines. */
export function AttendeesField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useRoomTexts();
  const invalid = invalidAddress(value);
  return (
    <Field
      label={t('invitation.field')}
      help={t('invitation.fieldHelp')}
      error={invalid ? t('invitation.invalid', { address: invalid }) : undefined}
      optional
    >
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
