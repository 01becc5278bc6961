import type { CompanySpots } from '@park/contract/parking-holding';
import { addDays, isCalendarDay, useCall, useFormat, usePageTitle, useSearchParams } from '@park/platform';
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  IconButton,
  Page,
  Section,
  SegmentedControl,
  SkeletonTable,
  Stack,
} from '@park/ui';
import { QueryContent, lazyDialog } from '@park/ui/pages';
import { ChevronLeftIcon, ChevronRightIcon } from '@park/ui/icons';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import type { CompanySpot, SelectedHalf } from './company-spot';
import { DaySheetSection } from './DaySheetSection';
import { Leases } from './Leases';
import { WeekGrid } from './WeekGrid';
import { WeekList } from './WeekList';

const AssignDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "manager-dialogs" */ './AssignDialog')).AssignDialog,
);
const HalfDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "manager-dialogs" */ './HalfDialog')).HalfDialog,
);

/** The spots of the company in a week, with everything that a manager does with them. */
export default function ManagerPage() {
  const { t } = useParkshareTexts();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('from') ?? '';
  const from = isCalendarDay(asked) ? asked : undefined;
  const view = parameters.get('view') === 'list' ? 'list' : 'grid';
  const query = useCall('GET /api/parking/spots/company', { query: { from } }, { keepPrevious: true });
  usePageTitle(t('manager.title'));
  const change = (name: string, value: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      next.set(name, value);
      return next;
    });
  return (
    <Page
      title={t('manager.title')}
      count={query.data && t('manager.pool', { count: query.data.poolCredits })}
      action={<ButtonLink href="/parkshare/manager/credits">{t('company.title')}</ButtonLink>}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
    >
      <QueryContent query={query} skeleton={<SkeletonTable />} notAllowedTitle={t('notAllowed')}>
        {(week) => (
          <Stack gap={8}>
            {/* On paper, only who parks where. */}
            <div data-print="hide">
              <Stack gap={8}>
                <Week
                  week={week}
                  view={view}
                  onView={(next) => change('view', next)}
                  onFrom={(next) => change('from', next)}
                />
                <Leases week={week} />
              </Stack>
            </div>
            <DaySheetSection date={week.days[0] ?? week.today} />
          </Stack>
        )}
      </QueryContent>
    </Page>
  );
}

interface WeekProps {
  readonly week: CompanySpots;
  readonly view: 'grid' | 'list';
  readonly onView: (view: 'grid' | 'list') => void;
  readonly onFrom: (day: string) => void;
}

function Week({ week, view, onView, onFrom }: WeekProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const [selected, setSelected] = useState<{ spotId: string; day: string; half: 'am' | 'pm' }>();
  const [assigned, setAssigned] = useState<CompanySpot>();
  const first = week.days[0] ?? week.today;
  const last = week.days.at(-1) ?? first;
  const spot = week.spots.find(({ spot: { id } }) => id === selected?.spotId);
  const half = spot?.halves.find(({ day, half: part }) => day === selected?.day && part === selected.half);
  const select = ({ spot: { id }, half: { day, half: part } }: SelectedHalf) =>
    setSelected({ spotId: id, day, half: part });
  return (
    <Section
      title={t('manager.week', { first: format.day(first), last: format.day(last) })}
      action={
        <Cluster>
          <IconButton
            variant="secondary"
            label={t('manager.previousWeek')}
            icon={<ChevronLeftIcon size={18} />}
            onClick={() => onFrom(addDays(first, -7))}
          />
          <Button onClick={() => onFrom(week.today)}>{t('manager.thisWeek')}</Button>
          <IconButton
            variant="secondary"
            label={t('manager.nextWeek')}
            icon={<ChevronRightIcon size={18} />}
            onClick={() => onFrom(addDays(first, 7))}
          />
          <SegmentedControl
            legend={t('manager.view.legend')}
            options={(['grid', 'list'] as const).map((value) => ({ value, label: t(`manager.view.${value}`) }))}
            value={view}
            onChange={onView}
          />
        </Cluster>
      }
    >
      {week.spots.length === 0 ? (
        <EmptyState kind="nothingYet" title={t('manager.none.title')} reason={t('manager.none.reason')} />
      ) : view === 'grid' ? (
        <WeekGrid week={week} onSelect={select} onAssign={setAssigned} />
      ) : (
        <WeekList week={week} onSelect={select} onAssign={setAssigned} />
      )}
      {spot && half && <HalfDialog week={week} spot={spot.spot} half={half} onClose={() => setSelected(undefined)} />}
      {assigned && <AssignDialog week={week} spot={assigned} onClose={() => setAssigned(undefined)} />}
    </Section>
  );
}
