import { spotKinds, type HalfChoice, type ParkingLot } from '@park/contract/parking';
import { maxWaitlistLots } from '@park/contract/parking-limits';
import { WaitlistJoinBody } from '@park/contract/parking-waitlist';
import { useCommand, useProfileUpdate } from '@park/platform';
import { useToast } from '@park/ui';
import { CheckboxGroupField, FormDialog, SelectField, useForm, type OutputOf } from '@park/ui/form';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface JoinDialogProps {
  readonly date: string;
  readonly choice: HalfChoice;
  readonly lots: readonly ParkingLot[];
  readonly onClose: () => void;
}

/** Asks which car parks, and which kind of spot, shall be waited for. */
export function JoinDialog({ date, choice, lots, onClose }: JoinDialogProps) {
  const { t } = useParkshareTexts();
  const dayHalfLabel = useDayHalfLabel();
  const toast = useToast();
  const updateProfile = useProfileUpdate();
  const join = useCommand('POST /api/parking/waitlist', { refreshes: ['GET /api/parking'] });
  const form = useForm({
    schema: WaitlistJoinBody,
    defaultValues: { lotIds: lots.slice(0, maxWaitlistLots).map(({ id }) => id), date, choice, kind: undefined },
  });
  async function handleSubmit(body: OutputOf<typeof WaitlistJoinBody>): Promise<void> {
    const result = await join.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    const { entry, parkshareCredits } = result.data;
    updateProfile({ parkshareCredits });
    const place = Math.min(...entry.places.map((lot) => lot.place ?? 1));
    toast.show({
      message: entry.state === 'assigned' ? t('waitlist.assigned') : t('waitlist.joined', { place }),
    });
    onClose();
  }
  return (
    <FormDialog
      title={t('waitlist.dialog.title', { moment: dayHalfLabel(date, choice) })}
      form={form}
      onSubmit={handleSubmit}
      onClose={onClose}
      submitText={t('waitlist.join')}
      busyText={t('waitlist.dialog.joining')}
    >
      <CheckboxGroupField
        name="lotIds"
        label={t('waitlist.dialog.lots')}
        help={t('waitlist.dialog.lotsHelp', { max: maxWaitlistLots })}
        options={lots.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="kind"
        label={t('waitlist.dialog.kind')}
        optional
        placeholder={t('waitlist.anyKind')}
        options={spotKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <p>{t('waitlist.dialog.explain')}</p>
    </FormDialog>
  );
}
