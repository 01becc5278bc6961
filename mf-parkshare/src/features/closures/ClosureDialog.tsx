import { ParkingClosureBody, type ParkingClosurePreview } from '@park/contract/parking-closures';
import { useCommand, useFormat, useServices, type CallError } from '@park/platform';
import { Button, Cluster, Dialog, ErrorPanel, Notice, Stack, useToast, useUiTexts } from '@park/ui';
import { Form, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ClosureFields } from './ClosureFields';
import { ClosurePreview } from './ClosurePreview';
import styles from './Closures.module.css';

type Input = OutputOf<typeof ParkingClosureBody>;

/** Two steps: what is closed and why, then what happens to bookings and people. The input is kept between them. */
export function ClosureDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { cancel } = useUiTexts();
  const { clock } = useServices();
  const format = useFormat();
  const preview = useCommand('POST /api/parking/closures/preview');
  const [seen, setSeen] = useState<{ input: Input; preview: ParkingClosurePreview }>();
  const today = format.dayOf(clock());
  const form = useForm({
    schema: ParkingClosureBody,
    defaultValues: { lotId: '', firstDay: today, lastDay: today, reasonEn: '', reasonFr: '' },
  });

  async function look(input: Input): Promise<void> {
    const { lotId, spotIds, firstDay, lastDay } = input;
    const result = await preview.run({ body: { lotId, firstDay, lastDay, ...(spotIds && { spotIds }) } });
    if (!result.ok) return form.showProblem(result.error);
    setSeen({ input, preview: result.data });
  }

  const title = t('closures.form.title');
  return (
    <Dialog open onClose={onClose} title={title} size="large" closeOnBackdrop={false}>
      <div hidden={seen !== undefined}>
        <Form form={form} onSubmit={look} label={title}>
          <ClosureFields form={form} />
          <Cluster justify="end">
            <Button onClick={onClose}>{cancel}</Button>
            <SubmitButton busyText={t('closures.form.previewing')}>{t('closures.form.preview')}</SubmitButton>
          </Cluster>
        </Form>
      </div>
      {seen && (
        <Confirm
          input={seen.input}
          preview={seen.preview}
          onBack={() => setSeen(undefined)}
          onChanged={() => look(seen.input)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ConfirmProps {
  readonly input: Input;
  readonly preview: ParkingClosurePreview;
  readonly onBack: () => void;
  /** Bookings have changed: looks again. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

function Confirm({ input, preview, onBack, onChanged, onClose }: ConfirmProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const create = useCommand('POST /api/parking/closures', { refreshes: ['GET /api/parking'] });
  const [failure, setFailure] = useState<CallError>();
  const [hasChanged, setHasChanged] = useState(false);

  async function close(): Promise<void> {
    const result = await create.run({ body: { ...input, version: preview.version } });
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
    const isChanged = result.error.key === 'errors.parking.closureChanged';
    setHasChanged(isChanged);
    setFailure(isChanged ? undefined : result.error);
    if (isChanged) await onChanged();
  }

  return (
    <Stack gap={4}>
      {hasChanged && (
        <Notice tone="warning" announce>
          {t('closures.form.changed')}
        </Notice>
      )}
      {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
      <ClosurePreview preview={preview} />
      <div className={styles.footer}>
        <Cluster justify="end">
          <Button onClick={onBack}>{t('closures.form.back')}</Button>
          <Button
            variant="primary"
            busy={create.isRunning}
            busyText={t('closures.form.closing')}
            onClick={() => void close()}
          >
            {t('closures.form.confirm')}
          </Button>
        </Cluster>
      </div>
    </Stack>
  );
}
