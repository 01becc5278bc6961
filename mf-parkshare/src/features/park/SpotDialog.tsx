import type { CallResponse } from '@park/contract';
import { SpotBody, type ManagedSpot } from '@park/contract/parking-park';
import { useCommand, type CallError } from '@park/platform';
import { Button, Cluster, Dialog, ErrorPanel, useToast, useUiTexts } from '@park/ui';
import { Form, SelectField, SubmitButton, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { spotKinds } from '../../shared/spot-kinds';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { useStoredVersion } from './use-stored-version';

interface StoredSpot {
  readonly number: string;
  readonly kind: ManagedSpot['kind'];
  readonly companyId: string | null;
  readonly version: number;
}

const refreshes = { refreshes: ['GET /api/parking'] } as const;

export interface SpotDialogProps {
  /** None: a new spot. */
  readonly spot: ManagedSpot | undefined;
  readonly answer: CallResponse<'GET /api/parking/park/lots/{id}/spots'>;
  readonly onClose: () => void;
}

/** Creates, changes or retires a spot. */
export function SpotDialog({ spot, answer, onClose }: SpotDialogProps) {
  const { t } = useParkshareTexts();
  const { cancel } = useUiTexts();
  const toast = useToast();
  const create = useCommand('POST /api/parking/park/lots/{id}/spots', refreshes);
  const change = useCommand('PUT /api/parking/park/spots/{id}', refreshes);
  const retire = useCommand('POST /api/parking/park/spots/{id}/retirement', refreshes);
  const [failure, setFailure] = useState<CallError>();
  const form = useForm({
    schema: SpotBody,
    defaultValues: {
      number: spot?.number ?? '',
      kind: spot?.kind ?? 'standard',
      companyId: spot?.company?.id ?? '',
    },
  });

  const { version, stored, showConflict, acceptStored } = useStoredVersion<StoredSpot>(spot?.version);

  async function save(body: OutputOf<typeof SpotBody>): Promise<void> {
    setFailure(undefined);
    const result = spot
      ? await change.run({ params: { id: spot.id }, body: { ...body, version } })
      : await create.run({ params: { id: answer.lot.id }, body });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    toast.show({ message: t(spot ? 'spotList.form.saved' : 'spotList.form.created', { spot: body.number }) });
    onClose();
  }

  async function toggleRetired({ id, number, isRetired }: ManagedSpot): Promise<void> {
    const result = await retire.run({ params: { id }, body: { isRetired: !isRetired } });
    if (!result.ok) return setFailure(result.error);
    toast.show({ message: t(isRetired ? 'spotList.form.restored' : 'spotList.form.retired', { spot: number }) });
    return onClose();
  }

  function changedFields(saved: StoredSpot) {
    const mine = form.getValues();
    const nameOf = (id: string | null | undefined) =>
      answer.companies.find((company) => company.id === id)?.name ?? t('spotList.park');
    return [
      { label: t('spotList.form.number'), stored: saved.number, own: mine.number },
      { label: t('spotList.form.kind'), stored: t(`kinds.${saved.kind}`), own: t(`kinds.${mine.kind}`) },
      { label: t('spotList.form.company'), stored: nameOf(saved.companyId), own: nameOf(mine.companyId) },
    ];
  }

  const title = spot ? t('spotList.form.title', { spot: spot.number }) : t('spotList.create');
  return (
    <Dialog open onClose={onClose} title={title} closeOnBackdrop={false}>
      {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
      <Form form={form} onSubmit={save} label={title}>
        {stored && (
          <ChangedMeanwhile
            fields={changedFields(stored)}
            onUseStored={() => {
              form.reset({ number: stored.number, kind: stored.kind, companyId: stored.companyId ?? '' });
              acceptStored();
            }}
            onKeepOwn={acceptStored}
          />
        )}
        <TextField
          name="number"
          label={t('spotList.form.number')}
          help={t('spotList.form.numberHelp')}
          maxLength={20}
          autoComplete="off"
        />
        <SelectField
          name="kind"
          label={t('spotList.form.kind')}
          options={spotKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SelectField
          name="companyId"
          label={t('spotList.form.company')}
          help={t('spotList.form.companyHelp')}
          placeholder={t('spotList.park')}
          optional
          options={answer.companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Cluster justify="end">
          {spot && (
            <Button busy={retire.isRunning} onClick={() => void toggleRetired(spot)}>
              {t(spot.isRetired ? 'spotList.form.restore' : 'spotList.form.retire')}
            </Button>
          )}
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton busyText={t('spotList.form.saving')}>{t('spotList.form.save')}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
