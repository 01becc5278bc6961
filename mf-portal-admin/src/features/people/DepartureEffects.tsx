import { useFormat, type QueryState } from '@park/platform';
import { List, SkeletonText } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './People.module.css';

const kinds = [
  'roomBookings',
  'roomRequests',
  'parkingHalves',
  'parkingSpots',
  'parkingCompanySpots',
  'parkingLeases',
  'parkingReleases',
  'parkingWaitlist',
  'parkingCredits',
  'eventRegistrations',
] as const;

/** What a company has besides what its people have. */
const companyKinds = ['people', 'contracts', 'invitations', 'spaceRequests'] as const;

interface Preview {
  readonly effects: readonly { readonly kind: string; readonly count: number }[];
}

/** What a departure settles, with numbers. */
export function DepartureEffects({ preview }: { readonly preview: QueryState<Preview> }) {
  const { t } = usePortalTexts();
  return (
    <QueryContent compact query={preview} skeleton={<SkeletonText />}>
      {({ effects }) =>
        effects.some(({ count }) => count > 0) ? (
          <div>
            <p>{t('people.leave.settles')}</p>
            <EffectList effects={effects} />
          </div>
        ) : (
          <p className={styles.aside}>{t('people.leave.nothing')}</p>
        )
      }
    </QueryContent>
  );
}

/** Each effect with its number; kinds that this page has no text for are left out. */
export function EffectList({ effects }: Preview) {
  const { t } = usePortalTexts();
  const { number } = useFormat();
  const labelled = [
    ...companyKinds.map((kind) => ({ kind, label: t(`people.companyEdit.admin.effects.${kind}`) })),
    ...kinds.map((kind) => ({ kind, label: t(`people.leave.effects.${kind}`) })),
  ];
  const shown = labelled.flatMap(({ kind, label }) =>
    effects.filter((effect) => effect.kind === kind && effect.count > 0).map(({ count }) => ({ kind, label, count })),
  );
  return (
    <List className={styles.effects}>
      {shown.map(({ kind, label, count }) => (
        <li key={kind}>
          <span>{label}</span>
          <span>{number(count)}</span>
        </li>
      ))}
    </List>
  );
}
