import type { PersonRow } from '@park/contract';
import { formatQueryFilters, usePagedCall, useSession } from '@park/platform';
import { useFormat } from '@park/platform';
import { Avatar, Badge, Button } from '@park/ui';
import { FocusFrame, PagedList, Row, Rows, RowsSkeleton, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './People.module.css';
import { personName } from './person-name';
import { useReturn } from './use-return';
import { useRoleLabel } from './use-role-label';

const DeleteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-dialogs" */ './DeleteDialog')).DeleteDialog,
);
const LeaveDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-dialogs" */ './LeaveDialog')).LeaveDialog,
);

export interface PeopleFilter {
  readonly text: string;
  readonly role: string | undefined;
  readonly companyId: string | undefined;
}

interface PeopleListProps {
  readonly state: 'active' | 'left';
  readonly filter: PeopleFilter;
  readonly onEdit: (hashedId: string) => void;
  /** Removes search and filters; absent while there are none. */
  readonly onClear: (() => void) | undefined;
}

/** People with an account; what may be done to each of them is decided by the api. */
export function PeopleList({ state, filter, onEdit, onClear }: PeopleListProps) {
  const { t } = usePortalTexts();
  const { text, role, companyId } = filter;
  const [leaving, setLeaving] = useState<PersonRow>();
  const [deleting, setDeleting] = useState<PersonRow>();
  const frame = useRef<HTMLDivElement>(null);
  // The row disappears with its buttons.
  const focusList = useFocusAfterRender(frame);
  const list = usePagedCall('GET /api/users/query', {
    query: {
      state,
      queryText: text,
      queryFilters: formatQueryFilters({ role: role ? [role] : [], company: companyId ? [companyId] : [] }),
      pageSize: 20,
    },
  });
  const kind = state === 'active' ? 'active' : 'former';
  return (
    <FocusFrame ref={frame}>
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={8} />}
        empty={{ title: t(`people.none.${kind}.title`), reason: t(`people.none.${kind}.reason`) }}
        filteredOut={
          onClear && {
            title: t('people.noMatch.title'),
            reason: t('people.noMatch.reason'),
            clearLabel: t('people.noMatch.action'),
            onClear,
          }
        }
        announcement={list.status === 'ready' ? t('people.found', { count: list.items.length }) : undefined}
      >
        {(items) => (
          <Rows label={t('people.caption')}>
            {items.map((person) => (
              <PersonEntry
                key={person.hashedId}
                person={person}
                onEdit={() => onEdit(person.hashedId)}
                onLeave={() => setLeaving(person)}
                onDelete={() => setDeleting(person)}
                onReturned={focusList}
              />
            ))}
          </Rows>
        )}
      </PagedList>
      {leaving && (
        <LeaveDialog
          person={leaving}
          onClose={() => setLeaving(undefined)}
          onLeft={() => {
            setLeaving(undefined);
            focusList();
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          person={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            focusList();
          }}
        />
      )}
    </FocusFrame>
  );
}

interface PersonEntryProps {
  readonly person: PersonRow;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
  readonly onDelete: () => void;
  readonly onReturned: () => void;
}

function PersonEntry({ person, onEdit, onLeave, onDelete, onReturned }: PersonEntryProps) {
  const { t } = usePortalTexts();
  const { user } = useSession();
  const { day } = useFormat();
  const roleLabel = useRoleLabel();
  const comeBack = useReturn();
  const name = personName(person) || person.username;
  const { may, leftAt } = person;
  return (
    <Row
      headingLevel={2}
      mark={<Avatar name={name} picture={person.picture} />}
      title={
        <>
          {name} {person.hashedId === user?.hashedId && <Badge>{t('people.you')}</Badge>}
        </>
      }
      end={
        <div className={styles.actions}>
          {leftAt
            ? may.delete && (
                <Button
                  size="small"
                  busy={comeBack.isRunning}
                  aria-label={t('people.back.openNamed', { name })}
                  onClick={() => void comeBack.run(person).then((hasReturned) => hasReturned && onReturned())}
                >
                  {t('people.back.open')}
                </Button>
              )
            : may.edit && (
                <Button size="small" aria-label={t('people.editNamed', { name })} onClick={onEdit}>
                  {t('people.edit')}
                </Button>
              )}
          {may.delete && !leftAt && (
            <Button size="small" variant="quiet" aria-label={t('people.leave.openNamed', { name })} onClick={onLeave}>
              {t('people.leave.open')}
            </Button>
          )}
          {may.delete && (
            <Button size="small" variant="quiet" aria-label={t('people.delete.openNamed', { name })} onClick={onDelete}>
              {t('people.delete.open')}
            </Button>
          )}
        </div>
      }
    >
      <p className={styles.facts}>
        <span>{roleLabel(person.role)}</span>
        <a href={`mailto:${person.email}`}>{person.email}</a>
        {person.companyId !== undefined && <span>{person.companyName}</span>}
        {leftAt && <span>{t('people.left', { day: day(leftAt) })}</span>}
      </p>
    </Row>
  );
}
