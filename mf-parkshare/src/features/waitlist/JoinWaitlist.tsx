import { WaitlistJoinBody, maxWaitlistLots } from '@park/contract/parking-waitlist';
import { spotKinds, type HalfChoice, type ParkingLot } from '@park/contract/parking';
import { useCommand, useProfileUpdate } from '@park/platform';
import { Button, Cluster, Dialog, Stack, useToast, VisuallyHidden } from '@park/ui';
import { CheckboxGroupField, Form, SelectField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface JoinWaitlistProps {
  readonly date: string;
  readonly choice: HalfChoice;
  readonly lots: readonly ParkingLot[];
  /** Name of the lot for screen readers, where there is a button per lot. */
  readonly at?: string;
}

/** Joins the waitlist of a full day, in a dialog. */
export function JoinWaitlist(props: JoinWaitlistProps) {
  const { t } = useParkshareTexts();
  const dayHalfLabel = useDayHalfLabel();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size={props.at === undefined ? 'small' : undefined}
        variant={props.at === undefined ? 'primary' : 'secondary'}
        onClick={() => setIsOpen(true)}
      >
        {t('waitlist.join')}
        {props.at !== undefined && <VisuallyHidden> {t('lot.at', { lot: props.at })}</VisuallyHidden>}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('waitlist.dialog.title', { moment: dayHalfLabel(props.date, props.choice) })}
        closeOnBackdrop={false}
      >
        {isOpen && <JoinForm {...props} onClose={close} />}
      </Dialog>
    </>
  );
}

function JoinForm({ date, choice, lots, onClose }: JoinWaitlistProps & { onClose: () => void }) {
  const { t } = useParkshareTexts();
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
    <Form form={form} onSubmit={handleSubmit}>
      <Stack gap={4}>
        <CheckboxGroupField
          name="lotIds"
          label={t('waitlist.dialog.lots')}
          help={t('waitlist.dialog.lotsHelp')}
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
        <Cluster justify="end">
          <Button onClick={onClose}>{t('waitlist.dialog.cancel')}</Button>
          <SubmitButton busyText={t('waitlist.dialog.joining')}>{t('waitlist.join')}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  );
}
