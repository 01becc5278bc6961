import type { AccessRequestRow } from '@park/contract/portal';
import { useCall, useCommand, usePageTitle } from '@park/platform';
import {
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  Page,
  Select,
  SkeletonTable,
  useErrorToast,
  useToast,
  useTranslate,
} from '@park/ui';
import { FocusFrame, QueryContent, Row, Rows, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPeople } from '../people/refreshed-calls';
import { useRoleLabel } from '../people/use-role-label';
import styles from './Access.module.css';

/** Requests for access that the person may decide by giving one of the roles that hold the permission. */
export default function DecidePage() {
  const { t } = usePortalTexts();
  usePageTitle(t('people.portal.access.decideTitle'));
  const requests = useCall('GET /api/access-requests', {});
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  return (
    <Page
      title={t('people.portal.access.decideTitle')}
      lead={t('people.portal.access.decideLead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      <FocusFrame ref={list}>
        <QueryContent query={requests} skeleton={<SkeletonTable />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                kind="nothingYet"
                title={t('people.portal.access.none.title')}
                reason={t('people.portal.access.none.reason')}
              />
            ) : (
              <Rows label={t('people.portal.access.decideTitle')}>
                {items.map((request) => (
                  <Request key={request.id} request={request} onDecided={focusList} />
                ))}
              </Rows>
            )
          }
        </QueryContent>
      </FocusFrame>
    </Page>
  );
}

interface RequestProps {
  readonly request: AccessRequestRow;
  /** Move the focus, because the row will be gone. */
  readonly onDecided: () => void;
}

function Request({ request, onDecided }: RequestProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const showError = useErrorToast();
  const translate = useTranslate();
  const roleLabel = useRoleLabel();
  const { id, name, companyName, role, permission, message, roles } = request;
  // The names of permissions are texts of the shell.
  const permissionName = translate(`permissions.${permission}`) ?? permission;
  const [chosen, setChosen] = useState(String(roles[0] ?? ''));
  const decide = useCommand('POST /api/access-requests/{id}/decision', {
    refreshes: [...refreshesPeople.refreshes, 'GET /api/access-requests', 'GET /api/portal'],
  });
  const [isDeclining, setIsDeclining] = useState(false);
  async function run(next: number | null) {
    const result = await decide.run({ params: { id }, body: { role: next } });
    setIsDeclining(false);
    if (!result.ok) return showError(result.error, t('people.portal.access.notDecided'));
    show({ message: next === null ? t('people.portal.access.declined') : t('people.portal.access.granted', { name }) });
    onDecided();
  }
  return (
    <Row
      headingLevel={2}
      mark={<Avatar name={name} picture={null} />}
      title={name}
      end={
        <div className={styles.actions}>
          <Select
            aria-label={t('people.portal.access.newRole', { name })}
            controlSize="small"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={roles.map((value) => ({ value: String(value), label: roleLabel(value) }))}
          />
          <Button
            size="small"
            variant="primary"
            busy={decide.isRunning && !isDeclining}
            aria-label={t('people.portal.access.grantNamed', { name })}
            onClick={() => void run(Number(chosen))}
          >
            {t('people.portal.access.grant')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('people.portal.access.declineNamed', { name })}
            onClick={() => setIsDeclining(true)}
          >
            {t('people.portal.access.decline')}
          </Button>
          <ConfirmDialog
            open={isDeclining}
            danger
            title={t('people.portal.access.declineQuestion', { name })}
            confirmText={t('people.portal.access.decline')}
            busy={decide.isRunning}
            busyText={t('people.portal.access.declining')}
            onConfirm={() => void run(null)}
            onClose={() => setIsDeclining(false)}
          >
            {t('people.portal.access.declineResult', { name })}
          </ConfirmDialog>
        </div>
      }
    >
      <p className={styles.facts}>
        {[
          companyName,
          t('people.portal.access.asks', { permission: permissionName }),
          t('people.portal.access.present', { role: roleLabel(role) }),
        ].join(' · ')}
      </p>
      {message !== '' && <p className={styles.message}>{message}</p>}
    </Row>
  );
}
