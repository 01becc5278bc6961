import { ParkingClosureBody, type ParkingClosurePreview } from '@park/contract/parking-closures';
import { useCommand, useFormat, useServices, useUnsavedChanges } from '@park/platform';
import { Button, Notice, Stack, useToast } from '@park/ui';
import { FormDialog, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { withRequiredChoices } from '../../shared/required-choices';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ClosureFields } from './ClosureFields';
import { ClosurePreview } from './ClosurePreview';

const ClosureInput = withRequiredChoices(ParkingClosureBody, ['lotId']);
type Closure = OutputOf<typeof ClosureInput>;

/** Two steps: what is closed and why, then what happens to bookings and people. The input is kept between them. */
export function ClosureDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const format = useFormat();
  const toast = useToast();
  const preview = useCommand('POST /api/parking/closures/preview');
  const create = useCommand('POST /api/parking/closures', { refreshes: ['GET /api/parking'] });
  const [shown, setShown] = useState<ParkingClosurePreview>();
  const [hasChanged, setHasChanged] = useState(false);
  const today = format.dayOf(clock());
  const form = useForm({
    schema: ClosureInput,
    defaultValues: { lotId: '', firstDay: today, lastDay: today, reasonEn: '', reasonFr: '' },
  });
  // To the form, the first step looks as if it had been saved.
  useUnsavedChanges(form.formState.isDirty);

  async function showAffected({ lotId, spotIds, firstDay, lastDay }: Closure): Promise<void> {
    const result = await preview.run({ body: { lotId, firstDay, lastDay, ...(spotIds && { spotIds }) } });
    if (!result.ok) return form.showProblem(result.error);
    setShown(result.data);
  }

  async function close(closure: Closure, { version }: ParkingClosurePreview): Promise<void> {
    setHasChanged(false);
    const result = await create.run({ body: { ...closure, version } });
    if (result.ok) {
      const { moved, cancelled } = result.data;
      const parts = [
        t('closures.form.done'),
        moved > 0 && t('closures.form.moved', { count: moved }),
        cancelled > 0 && t('closures.form.cancelled', { count: cancelled }),
      ];
      toast.show({ message: parts.filter((part) => part !== false).join(' ') });
      return onClose();
    }
    if (result.error.key !== 'errors.parking.closureChanged') return form.showProblem(result.error);
    setHasChanged(true);
    return showAffected(closure);
  }

  function goBack() {
    setShown(undefined);
    setHasChanged(false);
    form.clearSummary();
  }

  return (
    <FormDialog
      title={t('closures.form.title')}
      size="large"
      form={form}
      onSubmit={(closure) => (shown ? close(closure, shown) : showAffected(closure))}
      onClose={onClose}
      submitText={t(shown ? 'closures.form.confirm' : 'closures.form.preview')}
      busyText={t(shown ? 'closures.form.closing' : 'closures.form.previewing')}
      hasOtherInput={shown !== undefined}
      otherActions={shown && <Button onClick={goBack}>{t('closures.form.back')}</Button>}
    >
      {shown ? (
        <Stack gap={4}>
          {hasChanged && (
            <Notice tone="warning" announce>
              {t('closures.form.changed')}
            </Notice>
          )}
          <ClosurePreview preview={shown} />
        </Stack>
      ) : (
        <ClosureFields form={form} />
      )}
    </FormDialog>
  );
}
