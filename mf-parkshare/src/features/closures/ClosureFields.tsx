import type { ParkingClosureBody } from '@park/contract/parking-closures';
import type { ManagedSpot } from '@park/contract/parking-park';
import { useCall } from '@park/platform';
import { Checkbox, Cluster, Loading, RadioGroup, SkeletonBone, Stack, useUiTexts } from '@park/ui';
import { DateField, SelectField, TextField, type useForm } from '@park/ui/form';
import { FieldGroup, LoadError, QueryContent } from '@park/ui/pages';
import { useId } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Closures.module.css';

type ClosureForm = ReturnType<typeof useForm<typeof ParkingClosureBody>>;

/** Where, when and why. */
export function ClosureFields({ form }: { readonly form: ClosureForm }) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const lots = useCall('GET /api/parking/park/lots', {});
  const group = useId();
  const lotId = form.watch('lotId');
  const spotIds = form.watch('spotIds');
  const setSpots = (ids: string[] | undefined) =>
    form.setValue('spotIds', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  if (lots.status === 'failed')
    return (
      <LoadError
        compact
        error={lots.error}
        onRetry={lots.retry}
        isRetrying={lots.isRefreshing}
        notAllowedTitle={t('notAllowed')}
      />
    );
  return (
    <Stack gap={4}>
      <SelectField
        name="lotId"
        label={t('closures.form.lot')}
        placeholder={choose}
        options={lots.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
      <RadioGroup
        name={group}
        legend={t('closures.form.extent')}
        value={spotIds === undefined ? 'whole' : 'some'}
        onChange={(value) => setSpots(value === 'some' ? [] : undefined)}
        options={[
          { value: 'whole', label: t('closures.form.whole') },
          { value: 'some', label: t('closures.form.some'), disabled: lotId === '' },
        ]}
      />
      {spotIds !== undefined && lotId !== '' && (
        <SpotChoice key={lotId} lotId={lotId} chosen={spotIds} form={form} onChange={setSpots} />
      )}
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('closures.form.firstDay')} />
        <DateField name="lastDay" label={t('closures.form.lastDay')} />
      </Cluster>
      <TextField
        name="reasonEn"
        label={t('closures.form.reasonEn')}
        help={t('closures.form.reasonHelp')}
        autoComplete="off"
      />
      <TextField name="reasonFr" label={t('closures.form.reasonFr')} autoComplete="off" optional />
    </Stack>
  );
}

interface SpotChoiceProps {
  readonly lotId: string;
  readonly chosen: readonly string[];
  readonly form: ClosureForm;
  readonly onChange: (ids: string[]) => void;
}

function SpotChoice({ lotId, ...choice }: SpotChoiceProps) {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/park/lots/{id}/spots', { params: { id: lotId } });
  return (
    <QueryContent
      compact
      query={query}
      skeleton={
        <Loading>
          <SkeletonBone shape="control" />
        </Loading>
      }
      notAllowedTitle={t('notAllowed')}
    >
      {({ spots }) => <SpotCheckboxes spots={spots.filter(({ isRetired }) => !isRetired)} {...choice} />}
    </QueryContent>
  );
}

interface SpotCheckboxesProps extends Omit<SpotChoiceProps, 'lotId'> {
  readonly spots: readonly ManagedSpot[];
}

function SpotCheckboxes({ spots, chosen, form, onChange }: SpotCheckboxesProps) {
  const { t } = useParkshareTexts();
  const inLot = chosen.filter((one) => spots.some((spot) => spot.id === one));
  const error = form.formState.errors.spotIds ? t('closures.form.noneChosen') : undefined;
  return (
    <FieldGroup legend={t('closures.form.spots')} error={error}>
      <p className={styles.muted} role="status">
        {t('closures.form.chosen', { count: inLot.length })}
      </p>
      <div className={styles.spots}>
        {spots.map(({ id: spotId, number }) => (
          <Checkbox
            key={spotId}
            label={number}
            checked={inLot.includes(spotId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...inLot, spotId] : inLot.filter((one) => one !== spotId))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
