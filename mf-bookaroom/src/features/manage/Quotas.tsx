import { useCall, useCommand, useFormat } from '@park/platform';
import type { CompanyRoomQuota } from '@park/contract/room-management';
import {
  Button,
  Dialog,
  ErrorPanel,
  Field,
  SkeletonTable,
  Stack,
  Table,
  TextInput,
  useToast,
  type Column,
} from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';

const minutesPerHour = 60;
const maxHours = 744;

/** Hours that companies may book under their contracts. */
export function Quotas() {
  const { t } = useRoomTexts();
  const format = useFormat();
  const quotas = useCall('GET /api/rooms/quotas', {});
  const [changing, setChanging] = useState<CompanyRoomQuota>();
  if (quotas.status === 'pending') return <SkeletonTable rows={6} columns={4} />;
  if (quotas.status === 'failed')
    return <ErrorPanel compact headingLevel={3} error={quotas.error} onRetry={quotas.retry} />;
  const hours = (minutes: number) =>
    t('manage.hours', { hours: format.number(Math.round((minutes / minutesPerHour) * 10) / 10) });
  const columns: Column<CompanyRoomQuota>[] = [
    { key: 'company', header: t('manage.columns.company'), isRowHeader: true, cell: ({ company }) => company.name },
    { key: 'contract', header: t('manage.columns.contract'), cell: ({ contractId }) => contractId },
    { key: 'used', header: t('manage.columns.used'), align: 'end', cell: ({ usedMinutes }) => hours(usedMinutes) },
    {
      key: 'limit',
      header: t('manage.columns.limit'),
      align: 'end',
      cell: ({ minutesPerMonth }) => (minutesPerMonth === null ? t('manage.noLimit') : hours(minutesPerMonth)),
    },
    {
      key: 'actions',
      header: t('manage.columns.actions'),
      isActions: true,
      cell: (quota) => (
        <Button
          size="small"
          aria-label={t('manage.setLimitNamed', { company: quota.company.name, contract: quota.contractId })}
          onClick={() => setChanging(quota)}
        >
          {t('manage.setLimit')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t('manage.quotaCaption')}
        columns={columns}
        rows={quotas.data.items}
        rowKey={({ company, contractId }) => `${company.id} ${contractId}`}
      />
      {changing && <QuotaDialog quota={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function QuotaDialog({ quota, onClose }: { readonly quota: CompanyRoomQuota; readonly onClose: () => void }) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const save = useCommand('PUT /api/rooms/quotas/{companyId}/{contractId}', { refreshes: ['GET /api/rooms'] });
  const [text, setText] = useState(
    quota.minutesPerMonth === null ? '' : String(quota.minutesPerMonth / minutesPerHour),
  );
  const [isInvalid, setIsInvalid] = useState(false);
  const { company, contractId } = quota;

  async function send(): Promise<void> {
    const hours = text.trim() === '' ? null : Number(text.replace(',', '.'));
    const isWrong = hours !== null && !(hours >= 0 && hours <= maxHours);
    setIsInvalid(isWrong);
    if (isWrong) return;
    const result = await save.run({
      params: { companyId: company.id, contractId: String(contractId) },
      body: { minutesPerMonth: hours === null ? null : Math.round(hours * minutesPerHour) },
    });
    if (!result.ok) return setIsInvalid(true);
    toast.show({ message: t('manage.quota.saved', { company: company.name }) });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.quota.title', { company: company.name })}
      size="small"
      actions={
        <Button variant="primary" busy={save.isRunning} onClick={() => void send()}>
          {t('manage.quota.save')}
        </Button>
      }
    >
      <Stack>
        <Field
          label={t('manage.quota.label')}
          help={t('manage.quota.help')}
          optional
          error={isInvalid ? t('manage.quota.invalid') : undefined}
        >
          {(control) => (
            <TextInput {...control} inputMode="decimal" value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
