import { DistributionBody, type CreditHolder } from '@park/contract/parking-credits';
import { useCommand } from '@park/platform';
import { Button, useToast } from '@park/ui';
import { FormDialog, formSchema, NumberField, TextField, useForm, type InputOf, type OutputOf } from '@park/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface GiveCreditsProps {
  readonly holder: CreditHolder;
  /** The person has reached the limit, and the button is gone. */
  readonly onLimit: () => void;
}

/** Gives credits of the pool to one person, in a dialog. */
export function GiveCredits({ holder, onLimit }: GiveCreditsProps) {
  const { t } = useParkshareTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { name, canReceive } = holder;
  const hadButton = useRef(canReceive > 0);
  useEffect(() => {
    if (hadButton.current && canReceive === 0) onLimit();
    hadButton.current = canReceive > 0;
  }, [canReceive, onLimit]);
  if (canReceive === 0) return <>{t('company.none')}</>;
  return (
    <>
      <Button size="small" aria-label={t('company.giveTo', { name })} onClick={() => setIsOpen(true)}>
        {t('company.give')}
      </Button>
      {isOpen && <GiveDialog holder={holder} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Distribution = OutputOf<typeof DistributionBody>;

/** The contract, with what the person may receive now instead of its general limit. */
const distributionUpTo = (maximum: number) =>
  formSchema<InputOf<typeof DistributionBody>, Distribution>((values) =>
    values.credits > maximum
      ? {
          success: false,
          error: { issues: [{ code: 'too_big', path: ['credits'], message: 'errors.field.tooBig', maximum }] },
        }
      : DistributionBody.safeParse(values),
  );

function GiveDialog({ holder, onClose }: { readonly holder: CreditHolder; readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const { id, name, canReceive } = holder;
  const give = useCommand('POST /api/parking/credits/distribute', { refreshes: ['GET /api/parking/credits'] });
  const form = useForm({
    schema: distributionUpTo(canReceive),
    defaultValues: { userId: id, credits: Math.min(4, canReceive), note: '' },
  });
  async function handleSubmit(body: Distribution): Promise<void> {
    const result = await give.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    const credits = result.data.people.find((person) => person.id === id)?.credits ?? 0;
    toast.show({ message: t('company.given', { name, credits: t('credits', { count: credits }) }) });
    onClose();
  }
  return (
    <FormDialog
      title={t('company.giveTo', { name })}
      size="small"
      form={form}
      onSubmit={handleSubmit}
      onClose={onClose}
      submitText={t('company.give')}
      busyText={t('company.giving')}
    >
      <NumberField
        name="credits"
        label={t('company.amount')}
        help={t('company.amountHelp', { count: canReceive })}
        min={1}
        max={canReceive}
      />
      <TextField name="note" label={t('company.note')} help={t('company.noteHelp', { name })} optional />
    </FormDialog>
  );
}
