import type { Half } from '@park/contract/parking';
import { ReleaseBody, type HeldSpot } from '@park/contract/parking-holding';
import { addDays, useCommand } from '@park/platform';
import { Cluster, useToast } from '@park/ui';
import {
  CheckboxGroupField,
  DateField,
  FormDialog,
  RadioGroupField,
  SelectField,
  useForm,
  type OutputOf,
} from '@park/ui/form';
import { withRequiredChoices } from '../../shared/required-choices';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { WeekdayChoice } from './WeekdayChoice';

const ReleaseInput = withRequiredChoices(ReleaseBody, ['companyId']);

export interface ReleaseDialogProps {
  readonly spot: HeldSpot;
  readonly date: string;
  /** Selected at first. */
  readonly halves: readonly Half[];
  /** Companies to which the spot can be released. */
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Releases halves of a day or of a range of days. The first choice is the usual one, so that two taps are enough. */
export function ReleaseDialog({ spot, date, halves, companies, onClose }: ReleaseDialogProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const command = useCommand('POST /api/parking/releases', { refreshes: ['GET /api/parking'] });
  const form = useForm({
    schema: ReleaseInput,
    defaultValues: {
      spotId: spot.id,
      halves: [...halves],
      audience: 'companyThenPark',
      firstDay: date,
      lastDay: date,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    },
  });
  const audience = form.watch('audience');
  const firstDay = form.watch('firstDay');
  const lastDay = form.watch('lastDay');
  const isLong = lastDay > firstDay && addDays(firstDay, 7) <= lastDay;
  const audiences = [
    'companyThenPark',
    'park',
    'company',
    ...(companies.length > 0 ? ['named' as const] : []),
  ] as const;

  async function send({ weekdays, ...body }: OutputOf<typeof ReleaseInput>): Promise<void> {
    // Weekdays are asked for from a week on; a shorter range means each of its days.
    const isPart = isLong && weekdays !== undefined && weekdays.length < 7;
    const result = await command.run({ body: { ...body, ...(isPart && { weekdays }) } });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('release.done', { count: result.data.halves, spot: spot.number }) });
    onClose();
  }

  const title = t('release.title', { spot: spot.number });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('release.confirm')}
      busyText={t('release.running')}
    >
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('release.firstDay')} />
        <DateField name="lastDay" label={t('release.lastDay')} help={t('release.range')} />
      </Cluster>
      {isLong && <WeekdayChoice form={form} date={date} />}
      <CheckboxGroupField
        name="halves"
        label={t('parking.half')}
        options={(['am', 'pm'] as const).map((value) => ({ value, label: t(`halves.${value}`) }))}
      />
      <RadioGroupField
        name="audience"
        label={t('release.audience')}
        options={audiences.map((value) => ({ value, label: t(`release.to.${value}`) }))}
      />
      {audience === 'named' && (
        <SelectField
          name="companyId"
          label={t('release.company')}
          placeholder={t('release.choose')}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormDialog>
  );
}
