import { TextAreaField, useWatch } from '@park/ui/form';
import { useRoomTexts } from '../../texts/use-room-texts';
import { invalidAddress } from './attendees';

/** E-mail addresses of people to invite: the field `attendees` of the surrounding form. */
export function AttendeesField() {
  const { t } = useRoomTexts();
  const typed: unknown = useWatch({ name: 'attendees' });
  const invalid = invalidAddress(String(typed ?? ''));
  return (
    <TextAreaField
      name="attendees"
      label={t('invitation.field')}
      help={invalid ? t('invitation.invalid', { address: invalid }) : t('invitation.fieldHelp')}
      rows={2}
      autoComplete="off"
      optional
    />
  );
}
