import { useCommand, useFormat } from '@park/platform';
import { RoomAcceptBody, type RoomRequest, type RoomRequestGroup } from '@park/contract/room-requests';
import { List, Notice, useToast } from '@park/ui';
import { FormDialog, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
import { refreshesRequests } from '../../shared/refreshed-calls';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Requests.module.css';

export interface AcceptDialogProps {
  readonly request: RoomRequest;
  readonly group: RoomRequestGroup;
  readonly onClose: () => void;
  /** Others have changed the requests behind the dialog. */
  readonly onChanged: () => void;
}

/** Shows what accepting a request rejects, and asks for the reason that those people read. */
export function AcceptDialog({ request, group, onClose, onChanged }: AcceptDialogProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const accept = useCommand('POST /api/rooms/requests/{id}/accept', refreshesRequests);
  const rejected = group.requests.filter(({ id }) => request.competingIds.includes(id));
  const takenDates = request.dates.filter(({ isTaken }) => isTaken).length;
  const form = useForm({
    schema: RoomAcceptBody,
    defaultValues: {
      rejects: rejected.map(({ id }) => id),
      reason: rejected.length > 0 ? t('requests.acceptDialog.defaultReason') : undefined,
    },
  });

  async function send(body: OutputOf<typeof RoomAcceptBody>): Promise<void> {
    const result = await accept.run({ params: { id: request.id }, body });
    if (!result.ok) {
      if (result.error.status === 409) onChanged();
      return form.showProblem(result.error);
    }
    const count = result.data.rejectedIds.length;
    const names = { title: request.title };
    toast.show({
      message: count > 0 ? t('requests.acceptedAndRejected', { ...names, count }) : t('requests.accepted', names),
    });
    onClose();
  }

  return (
    <FormDialog
      title={t('requests.acceptDialog.title', { title: request.title })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('requests.accept')}
      busyText={t('requests.accepting')}
    >
      {takenDates > 0 && <Notice>{t('requests.acceptDialog.takenDates', { count: takenDates })}</Notice>}
      {rejected.length > 0 && (
        <>
          <p>{t('requests.acceptDialog.rejects', { count: rejected.length })}</p>
          <List className={styles.rejected}>
            {rejected.map(({ id, title: name, owner, dates: [first] }) => (
              <li key={id}>
                <strong>{name}</strong>, {t('requests.by', owner)}
                {first && `, ${format.dayAndTimeRange(first.start, first.end)}`}
              </li>
            ))}
          </List>
          <TextAreaField name="reason" label={t('requests.acceptDialog.reason')} rows={2} />
        </>
      )}
      <p className={styles.muted}>{t('requests.acceptDialog.informed')}</p>
    </FormDialog>
  );
}
