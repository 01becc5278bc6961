import type { NewPersonalFeed } from '@park/contract/feeds';
import { useCall, useCommand, useFormat, type CallError } from '@park/platform';
import { Button, Cluster, ConfirmDialog, ErrorPanel, Section, SkeletonText, Stack } from '@park/ui';
import { CopyField, QueryContent } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

const refreshes = { refreshes: ['GET /api/feeds/personal'] } as const;

/** The person's secret calendar address: created, shown once, replaced, revoked. */
export function CalendarFeed() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const feed = useCall('GET /api/feeds/personal', {});
  const renew = useCommand('POST /api/feeds/personal', refreshes);
  const revoke = useCommand('DELETE /api/feeds/personal', refreshes);
  // Shown once: the server stores its hash only.
  const [made, setMade] = useState<NewPersonalFeed>();
  const [question, setQuestion] = useState<'renew' | 'revoke'>();
  const [error, setError] = useState<CallError>();

  async function make(): Promise<void> {
    const result = await renew.run();
    setQuestion(undefined);
    setError(result.ok ? undefined : result.error);
    if (result.ok) setMade(result.data);
  }
  async function end(): Promise<void> {
    const result = await revoke.run();
    setQuestion(undefined);
    setError(result.ok ? undefined : result.error);
    if (result.ok) setMade(undefined);
  }

  return (
    <Section title={t('people.portal.account.calendar.title')}>
      <Stack gap={3}>
        <p>{t('people.portal.account.calendar.help')}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
        {made && (
          <CopyField
            label={t('people.portal.account.calendar.address')}
            text={made.url}
            next={t('people.portal.account.calendar.paste')}
          />
        )}
        <QueryContent compact query={feed} skeleton={<SkeletonText />}>
          {({ isActive, createdAt, lastReadAt }) => (
            <>
              {isActive && !made && (
                <p>
                  {createdAt && t('people.portal.account.calendar.active', { day: format.day(createdAt) })}{' '}
                  {lastReadAt
                    ? t('people.portal.account.calendar.lastRead', { when: format.relative(lastReadAt) })
                    : t('people.portal.account.calendar.neverRead')}{' '}
                  {t('people.portal.account.calendar.once')}
                </p>
              )}
              <Cluster gap={2}>
                {isActive ? (
                  <>
                    <Button onClick={() => setQuestion('renew')}>{t('people.portal.account.calendar.renew')}</Button>
                    <Button variant="quiet" onClick={() => setQuestion('revoke')}>
                      {t('people.portal.account.calendar.revoke')}
                    </Button>
                  </>
                ) : (
                  <Button
                    busy={renew.isRunning}
                    busyText={t('people.portal.account.calendar.working')}
                    onClick={() => void make()}
                  >
                    {t('people.portal.account.calendar.create')}
                  </Button>
                )}
              </Cluster>
            </>
          )}
        </QueryContent>
      </Stack>
      <ConfirmDialog
        open={question === 'renew'}
        title={t('people.portal.account.calendar.renew')}
        confirmText={t('people.portal.account.calendar.renew')}
        busy={renew.isRunning}
        onConfirm={() => void make()}
        onClose={() => setQuestion(undefined)}
      >
        {t('people.portal.account.calendar.renewHelp')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'revoke'}
        title={t('people.portal.account.calendar.revoke')}
        confirmText={t('people.portal.account.calendar.revoke')}
        danger
        busy={revoke.isRunning}
        onConfirm={() => void end()}
        onClose={() => setQuestion(undefined)}
      >
        {t('people.portal.account.calendar.revokeHelp')}
      </ConfirmDialog>
    </Section>
  );
}
