import { useCommand } from '@park/platform';
import { RoomRejectBody, type RoomRequest } from '@park/contract/room-requests';
import { Button, Dialog, useToast, useUiTexts } from '@park/ui';
import { Form, SubmitButton, TextAreaField, useForm } from '@park/ui/form';
import { refreshesRequests } from '../../shared/refreshed-calls';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Requests.module.css';

export function RejectDialog({ request, onClose }: { readonly request: RoomRequest; readonly onClose: () => void }) {
  const { t } = useRoomTexts();
  const { cancel } = useUiTexts();
  const toast = useToast();
  const reject = useCommand('POST /api/rooms/requests/{id}/reject', refreshesRequests);
  const form = useForm({ schema: RoomRejectBody, defaultValues: { reason: '' } });

  async function send(body: { reason: string }): Promise<void> {
    const result = await reject.run({ params: { id: request.id }, body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('requests.rejected', { title: request.title }) });
    onClose();
  }

  const title = t('requests.rejectDialog.title', { title: request.title });
  return (
    <Dialog open onClose={onClose} title={title} closeOnBackdrop={false}>
      <Form form={form} onSubmit={send} label={title}>
        <TextAreaField
          name="reason"
          label={t('requests.rejectDialog.reason')}
          help={t('requests.rejectDialog.reasonHelp')}
          rows={3}
          maxLength={500}
        />
        <div className={styles.foot}>
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton busyText={t('requests.rejecting')}>{t('requests.reject')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
