import type { CompanyCredits as Answer } from '@park/contract/parking-credits';
import { usePagedCall, useFormat } from '@park/platform';
import { DescriptionList, EmptyState, Section, SkeletonTable, Stack, Table } from '@park/ui';
import { FocusFrame, PagedList, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { CreditLineTable } from '../credits/CreditLineTable';
import { GiveCredits } from './GiveCredits';
import { MonthlyAmount } from './MonthlyAmount';

/** Can be shown as a page of its own or inside the manager's screen. */
export function CompanyCredits({ answer }: { answer: Answer }) {
  return (
    <Stack gap={12}>
      <Pool answer={answer} />
      <People answer={answer} />
      <PoolLines />
    </Stack>
  );
}

function Pool({ answer: { poolCredits, terms, nextGrantOn } }: { answer: Answer }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const { monthlyGrant, poolCap, personCap } = terms;
  return (
    <Section title={t('company.pool')}>
      <Stack gap={6}>
        <DescriptionList
          items={[
            { term: t('company.left'), value: t('credits', { count: poolCredits }) },
            {
              term: t('company.grant'),
              value:
                monthlyGrant > 0
                  ? t('company.grantValue', { count: monthlyGrant, day: format.day(nextGrantOn) })
                  : t('company.noGrant'),
            },
            { term: t('company.carryOver'), value: t('company.carryOverValue', { count: poolCap }) },
            { term: t('company.cap'), value: t('company.capValue', { count: personCap }) },
          ]}
        />
        <MonthlyAmount personMonthly={terms.personMonthly} nextGrantOn={nextGrantOn} />
      </Stack>
    </Section>
  );
}

function People({ answer: { people, may } }: { answer: Answer }) {
  const { t } = useParkshareTexts();
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  const format = useFormat();
  return (
    <Section title={t('company.people')}>
      {people.length === 0 ? (
        <EmptyState kind="nothingYet" title={t('company.noPeople.title')} reason={t('company.noPeople.reason')} />
      ) : (
        <FocusFrame ref={list} label={t('company.people')}>
          <Table
            caption={t('company.people')}
            rows={people}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: t('company.columns.name'), isRowHeader: true, cell: ({ name }) => name },
              {
                key: 'credits',
                header: t('company.columns.credits'),
                align: 'end',
                cell: ({ credits }) => format.number(credits),
              },
              {
                key: 'used',
                header: t('company.columns.used'),
                align: 'end',
                cell: ({ usedThisMonth }) => format.number(usedThisMonth),
              },
              ...(may.distribute
                ? [
                    {
                      key: 'give',
                      header: t('company.columns.give'),
                      isActions: true,
                      cell: (holder: Answer['people'][number]) => <GiveCredits holder={holder} onLimit={focusList} />,
                    },
                  ]
                : []),
            ]}
          />
        </FocusFrame>
      )}
    </Section>
  );
}

function PoolLines() {
  const { t } = useParkshareTexts();
  const list = usePagedCall('GET /api/parking/credits/company/lines', {});
  return (
    <Section title={t('company.lines')}>
      <PagedList
        list={list}
        skeleton={<SkeletonTable rows={6} columns={4} />}
        empty={{ title: t('company.noLines.title'), reason: t('company.noLines.reason') }}
        compact
      >
        {(lines) => (
          <CreditLineTable
            caption={t('company.lines')}
            lines={lines}
            reasonOf={({ reason, person }) => t(`company.reason.${reason}`, { person: person ?? '–' })}
          />
        )}
      </PagedList>
    </Section>
  );
}
