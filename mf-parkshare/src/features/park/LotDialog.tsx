import { LotBody, type ManagedLot } from '@park/contract/parking-park';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import {
  CheckboxField,
  FormDialog,
  RadioGroupField,
  TextAreaField,
  TextField,
  useForm,
  type OutputOf,
} from '@park/ui/form';
import { CopyField, PrintableCode, EditConflict, useEditConflict } from '@park/ui/pages';
import { useEffect, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

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
  const toast = useToast();
  const create = useCommand('POST /api/parking/park/lots', refreshes);
  const change = useCommand('PUT /api/parking/park/lots/{id}', refreshes);
  const form = useForm({ schema: LotBody, defaultValues: lot ? fieldsOf(lot) : newLot });
  const { base, conflict, showConflict } = useEditConflict<StoredLot | undefined>(lot);

  async function save(body: OutputOf<typeof LotBody>): Promise<void> {
    const result = lot
      ? await change.run({ params: { id: lot.id }, body: { ...body, version: base?.version } })
      : await create.run({ body });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    toast.show({ message: t(lot ? 'lots.form.saved' : 'lots.form.created', { name: body.name }) });
    onClose();
  }

  const title = lot ? t('lots.editNamed', { name: lot.name }) : t('lots.create');
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('lots.form.save')}
      busyText={t('lots.form.saving')}
    >
      <EditConflict
        form={form}
        conflict={conflict}
        valuesOf={fieldsOf}
        fields={[
          ...(['name', 'address', 'coordinates', 'directionsEn', 'directionsFr'] as const).map((name) => ({
            name,
            label: t(`lots.form.${name}`),
          })),
          {
            name: 'waitlistRule',
            label: t('lots.form.rule'),
            show: (rule) => t(`lots.rules.${rule as StoredLot['waitlistRule']}`),
          },
          { name: 'hasCheckIn', label: t('lots.checkIn') },
        ]}
      />
      <TextField name="name" label={t('lots.form.name')} autoComplete="off" />
      <TextField name="address" label={t('lots.form.address')} autoComplete="off" optional />
      <TextField
        name="coordinates"
        label={t('lots.form.coordinates')}
        help={t('lots.form.coordinatesHelp')}
        autoComplete="off"
        optional
      />
      <TextAreaField name="directionsEn" label={t('lots.form.directionsEn')} rows={3} optional />
      <TextAreaField name="directionsFr" label={t('lots.form.directionsFr')} rows={3} optional />
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
    </FormDialog>
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
