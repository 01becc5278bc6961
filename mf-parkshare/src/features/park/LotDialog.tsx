import { LotBody, type ManagedLot } from '@park/contract/parking-park';
import { useCommand } from '@park/platform';
import { Button, Cluster, Dialog, useToast, useUiTexts } from '@park/ui';
import {
  CheckboxField,
  Form,
  RadioGroupField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  type OutputOf,
} from '@park/ui/form';
import { CopyField, PrintableCode } from '@park/ui/pages';
import { useEffect, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { useStoredVersion } from './use-stored-version';

const refreshes = { refreshes: ['GET /api/parking'] } as const;

type StoredLot = Omit<ManagedLot, 'kinds' | 'closedToday'>;

const newLot = {
  name: '',
  address: '',
  coordinates: '',
  directionsEn: '',
  directionsFr: '',
  waitlistRule: 'firstCome' as const,
  hasCheckIn: false,
};

const fieldsOf = ({ name, address, coordinates, directions, waitlistRule, hasCheckIn }: StoredLot) => ({
  name,
  address,
  coordinates,
  directionsEn: directions.en,
  directionsFr: directions.fr,
  waitlistRule,
  hasCheckIn,
});

/** Creates or changes a car park. */
export function LotDialog({ lot, onClose }: { readonly lot: ManagedLot | undefined; readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { cancel } = useUiTexts();
  const toast = useToast();
  const create = useCommand('POST /api/parking/park/lots', refreshes);
  const change = useCommand('PUT /api/parking/park/lots/{id}', refreshes);
  const form = useForm({ schema: LotBody, defaultValues: lot ? fieldsOf(lot) : newLot });
  const { version, stored, showConflict, acceptStored } = useStoredVersion<StoredLot>(lot?.version);

  async function save(body: OutputOf<typeof LotBody>): Promise<void> {
    const result = lot
      ? await change.run({ params: { id: lot.id }, body: { ...body, version } })
      : await create.run({ body });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    toast.show({ message: t(lot ? 'lots.form.saved' : 'lots.form.created', { name: body.name }) });
    onClose();
  }

  function changedFields(saved: StoredLot) {
    const [theirs, mine] = [fieldsOf(saved), form.getValues()];
    const yesNo = (value: boolean | undefined) => t(value ? 'lots.withCheckIn' : 'lots.withoutCheckIn');
    return [
      ...(['name', 'address', 'coordinates', 'directionsEn', 'directionsFr'] as const).map((field) => ({
        label: t(`lots.form.${field}`),
        stored: theirs[field],
        own: mine[field] ?? '',
      })),
      {
        label: t('lots.form.rule'),
        stored: t(`lots.rules.${theirs.waitlistRule}`),
        own: t(`lots.rules.${mine.waitlistRule}`),
      },
      { label: t('lots.checkIn'), stored: yesNo(theirs.hasCheckIn), own: yesNo(mine.hasCheckIn) },
    ];
  }

  const title = lot ? t('lots.editNamed', { name: lot.name }) : t('lots.create');
  return (
    <Dialog open onClose={onClose} title={title} size="large" closeOnBackdrop={false}>
      <Form form={form} onSubmit={save} label={title}>
        {stored && (
          <ChangedMeanwhile
            fields={changedFields(stored)}
            onUseStored={() => {
              form.reset(fieldsOf(stored));
              acceptStored();
            }}
            onKeepOwn={acceptStored}
          />
        )}
        <TextField name="name" label={t('lots.form.name')} maxLength={80} autoComplete="off" />
        <TextField name="address" label={t('lots.form.address')} maxLength={300} autoComplete="off" optional />
        <TextField
          name="coordinates"
          label={t('lots.form.coordinates')}
          help={t('lots.form.coordinatesHelp')}
          maxLength={40}
          autoComplete="off"
          optional
        />
        <TextAreaField name="directionsEn" label={t('lots.form.directionsEn')} rows={3} maxLength={1000} optional />
        <TextAreaField name="directionsFr" label={t('lots.form.directionsFr')} rows={3} maxLength={1000} optional />
        <RadioGroupField
          name="waitlistRule"
          label={t('lots.form.rule')}
          options={(['firstCome', 'fewestHalves'] as const).map((value) => ({
            value,
            label: t(`lots.rules.${value}`),
          }))}
        />
        <CheckboxField name="hasCheckIn" label={t('lots.form.checkIn')} help={t('lots.form.checkInHelp')} />
        {lot && form.watch('hasCheckIn') && <EntranceCode lot={lot} />}
        <Cluster justify="end">
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton busyText={t('lots.form.saving')}>{t('lots.form.save')}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}

/** The QR code of the entrance, and its whole address, which only the browser knows. */
function EntranceCode({ lot: { name, checkInPath } }: { readonly lot: ManagedLot }) {
  const { t } = useParkshareTexts();
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <>
      <PrintableCode
        path={checkInPath}
        name={name}
        hint={t('lots.form.scan')}
        help={t('lots.form.codeHelp')}
        printLabel={t('lots.form.printCode')}
      />
      <CopyField label={t('lots.form.code')} text={`${origin}${checkInPath}`} />
    </>
  );
}
