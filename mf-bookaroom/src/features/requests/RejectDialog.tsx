import { useCommand } from '@park/platform';
import { RoomRejectBody, type RoomRequest } from '@park/contract/room-requests';
import { useToast } from '@park/ui';
import { FormDialog, TextAreaField, useForm } from '@park/ui/form';
import { refreshesRequests } from '../../shared/refreshed-calls';
import { useRoomTexts } from '../../texts/use-room-texts';

export function RejectDialog({ request, onClose }: { readonly request: RoomRequest; readonly onClose: () => void }) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const reject = useCommand('POST /api/rooms/requests/{id}/reject', refreshesRequests);
  const form = useForm({ schema: RoomRejectBody, defaultValues: { reason: '' } });

  async function send(body: { reason: string }): Promise<void> {
    const result = await reject.run({ params: { id: request.id }, body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('requests.rejected', { title: request.title }) });
    onClose();
  }

  return (
    <FormDialog
      title={t('requests.rejectDialog.title', { title: request.title })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('requests.reject')}
      busyText={t('requests.rejecting')}
    >
      <TextAreaField
        name="reason"
        label={t('requests.rejectDialog.reason')}
        help={t('requests.rejectDialog.reasonHelp')}
        rows={3}
      />
    </FormDialog>
  );
}
