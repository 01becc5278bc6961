import type { DayList } from '@park/contract/parking-park';
import { isCalendarDay, useCall, useFormat, usePageTitle, useSearchParams, useServices } from '@park/platform';
import { Button, EmptyState, Field, Page, Section, Select, SkeletonTable, Stack } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { DayField } from '../booking/DayField';
import { DayListLot } from './DayListLot';
import styles from './Park.module.css';

/** Who parks where on a day in the whole park, by car park, with plates; made to be printed. */
export default function DayListPage() {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const format = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const today = format.dayOf(clock());
  const asked = parameters.get('date') ?? '';
  const chosen = isCalendarDay(asked) ? asked : undefined;
  const lotId = parameters.get('lot') ?? '';
  const query = useCall('GET /api/parking/day-list', { query: { date: chosen } }, { keepPrevious: true });
  const isRefused = query.status === 'failed' && query.error.status === 403;
  const date = chosen ?? query.data?.date ?? today;
  const show = (day: string, lot: string) =>
    setParameters({ ...(day !== today && { date: day }), ...(lot !== '' && { lot }) });
  usePageTitle(t('dayList.title'));
  return (
    <Page
      title={t('dayList.title')}
      lead={t('dayList.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        !isRefused && (
          <span data-print="hide">
            <Button variant="primary" onClick={() => window.print()}>
              {t('daySheet.print')}
            </Button>
          </span>
        )
      }
    >
      <ParkSections />
      <Stack gap={6}>
        {!isRefused && (
          <div className={styles.tools} data-print="hide">
            <DayField date={date} firstDay={undefined} lastDay={undefined} onChange={(day) => show(day, lotId)} />
            {date !== today && <Button onClick={() => show(today, lotId)}>{t('dayList.today')}</Button>}
            <Field label={t('dayList.lot')} hideLabel>
              {(control) => (
                <Select
                  {...control}
                  placeholder={t('dayList.allLots')}
                  options={query.data?.lots.map(({ id, name }) => ({ value: id, label: name })) ?? []}
                  value={lotId}
                  onChange={({ target }) => show(date, target.value)}
                />
              )}
            </Field>
          </div>
        )}
        <QueryContent
          query={query}
          skeleton={<SkeletonTable rows={8} columns={3} />}
          notAllowedTitle={t('dayList.notAllowed')}
        >
          {({ date: shown, lots }) => (
            <Lots date={shown} lots={lots.filter(({ id }) => lotId === '' || id === lotId)} />
          )}
        </QueryContent>
      </Stack>
    </Page>
  );
}

function Lots({ date, lots }: { readonly date: string; readonly lots: DayList['lots'] }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const used = lots.filter(({ spots }) => spots.length > 0);
  return (
    <Section title={t('daySheet.title', { day: format.day(date) })}>
      {used.length === 0 ? (
        <EmptyState kind="nothingYet" title={t('daySheet.none')} reason={t('dayList.noneReason')} />
      ) : (
        <Stack gap={8}>
          {used.map((lot) => (
            <DayListLot key={lot.id} lot={lot} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
