import type { CallResponse } from '@park/contract';
import { SpotBody, type ManagedSpot } from '@park/contract/parking-park';
import { useCommand } from '@park/platform';
import { Button, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { FormDialog, SelectField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { useState } from 'react';
import { spotKinds } from '../../shared/spot-kinds';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

interface StoredSpot {
  readonly number: string;
  readonly kind: ManagedSpot['kind'];
  readonly companyId: string | null;
  readonly version: number;
}

const storedSpot = ({ number, kind, company, version }: ManagedSpot): StoredSpot => ({
  number,
  kind,
  companyId: company?.id ?? null,
  version,
});

const valuesOf = ({ number, kind, companyId }: StoredSpot) => ({ number, kind, companyId: companyId ?? '' });

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
  const toast = useToast();
  const create = useCommand('POST /api/parking/park/lots/{id}/spots', refreshes);
  const change = useCommand('PUT /api/parking/park/spots/{id}', refreshes);
  const retire = useCommand('POST /api/parking/park/spots/{id}/retirement', refreshes);
  const showError = useErrorToast();
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({
    schema: SpotBody,
    defaultValues: spot ? valuesOf(storedSpot(spot)) : { number: '', kind: 'standard', companyId: '' },
  });
  const { base, conflict, showConflict } = useEditConflict(spot && storedSpot(spot));

  async function save(body: OutputOf<typeof SpotBody>): Promise<void> {
    const result = spot
      ? await change.run({ params: { id: spot.id }, body: { ...body, version: base?.version } })
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
    setIsAsking(false);
    if (!result.ok) return showError(result.error);
    toast.show({ message: t(isRetired ? 'spotList.form.restored' : 'spotList.form.retired', { spot: number }) });
    return onClose();
  }

  const nameOf = (id: unknown) => answer.companies.find((company) => company.id === id)?.name ?? t('spotList.park');
  const title = spot ? t('spotList.form.title', { spot: spot.number }) : t('spotList.create');
  const { isDirty } = form.formState;
  const action = spot?.isRetired ? 'restore' : 'retire';
  return (
    <>
      <FormDialog
        title={title}
        form={form}
        onSubmit={save}
        onClose={onClose}
        submitText={t('spotList.form.save')}
        busyText={t('spotList.form.saving')}
        otherActions={
          spot && (
            <Button
              busy={retire.isRunning}
              onClick={() => (!spot.isRetired || isDirty ? setIsAsking(true) : void toggleRetired(spot))}
            >
              {t(`spotList.form.${action}`)}
            </Button>
          )
        }
      >
        <EditConflict
          form={form}
          conflict={conflict}
          valuesOf={valuesOf}
          fields={[
            { name: 'number', label: t('spotList.form.number') },
            {
              name: 'kind',
              label: t('spotList.form.kind'),
              show: (kind) => t(`kinds.${kind as StoredSpot['kind']}`),
            },
            { name: 'companyId', label: t('spotList.form.company'), show: nameOf },
          ]}
        />
        <TextField
          name="number"
          label={t('spotList.form.number')}
          help={t('spotList.form.numberHelp')}
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
      </FormDialog>
      {spot && (
        <ConfirmDialog
          open={isAsking}
          title={t(`spotList.form.${action}Question`, { spot: spot.number })}
          confirmText={t(`spotList.form.${action}`)}
          busy={retire.isRunning}
          onConfirm={() => void toggleRetired(spot)}
          onClose={() => setIsAsking(false)}
        >
          {[t(`spotList.form.${action}Text`), isDirty && t('spotList.form.unsaved')].filter(Boolean).join(' ')}
        </ConfirmDialog>
      )}
    </>
  );
}
