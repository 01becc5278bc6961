import type { CompanySpots } from '@park/contract/parking-holding';
import { useCall, useCommand } from '@park/platform';
import { Button, Cluster, EmptyState, Section, SkeletonTable, useToast, useUiTexts } from '@park/ui';
import { DateField, FormDialog, SelectField, useForm, type OutputOf } from '@park/ui/form';
import { FocusFrame, QueryContent, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { LeaseInput } from '../leases/lease-input';
import { LeaseTable } from '../leases/LeaseTable';

/** Leases that the company has, gave or was offered. */
export function Leases({ week }: { readonly week: CompanySpots }) {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/leases', {});
  const [isOffering, setIsOffering] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  return (
    <Section
      title={t('leases.title')}
      action={
        week.spots.some(({ isSublet }) => !isSublet) && (
          <Button onClick={() => setIsOffering(true)}>{t('leases.offer')}</Button>
        )
      }
    >
      <FocusFrame ref={list}>
        <QueryContent query={query} skeleton={<SkeletonTable />} compact notAllowedTitle={t('notAllowed')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState kind="nothingYet" title={t('leases.none.title')} reason={t('leases.none.reason')} />
            ) : (
              <LeaseTable leases={items} onDecided={focusList} />
            )
          }
        </QueryContent>
      </FocusFrame>
      {isOffering && <OfferDialog week={week} onClose={() => setIsOffering(false)} />}
    </Section>
  );
}

function OfferDialog({ week, onClose }: { readonly week: CompanySpots; readonly onClose: () => void }) {
  const { t } = useParkshareTexts();
  const { choose } = useUiTexts();
  const toast = useToast();
  const command = useCommand('POST /api/parking/leases', { refreshes: ['GET /api/parking'] });
  const form = useForm({
    schema: LeaseInput,
    defaultValues: { spotId: '', companyId: '', firstDay: week.today, lastDay: week.today },
  });

  async function send(body: OutputOf<typeof LeaseInput>): Promise<void> {
    const result = await command.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('leases.offered') });
    onClose();
  }

  return (
    <FormDialog
      title={t('leases.offer')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('leases.confirm')}
      busyText={t('release.running')}
    >
      <SelectField
        name="spotId"
        label={t('manager.spot')}
        placeholder={choose}
        options={week.spots
          .filter(({ isSublet }) => !isSublet)
          .map(({ spot }) => ({
            value: spot.id,
            label: t('ownSpot.name', { spot: spot.number, lot: spot.lot.name }),
          }))}
      />
      <SelectField
        name="companyId"
        label={t('leases.to')}
        placeholder={choose}
        options={week.companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Cluster gap={4} align="start">
        <DateField name="firstDay" label={t('release.firstDay')} />
        <DateField name="lastDay" label={t('release.lastDay')} />
      </Cluster>
    </FormDialog>
  );
}
