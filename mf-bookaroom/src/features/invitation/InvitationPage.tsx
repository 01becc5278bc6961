import {
  isNotFound,
  useCall,
  useCommand,
  useFormat,
  usePageTitle,
  useSearchParams,
  type CallError,
} from '@park/platform';
import { invitationAnswers, type RoomInvitation } from '@park/contract/room-invitations';
import { Button, ButtonLink, Cluster, ErrorPanel, List, Notice, Page, SkeletonText, Stack } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Answers an invitation by the secret in its mail; opening the page answers nothing. */
export default function InvitationPage() {
  const { t } = useRoomTexts();
  const [parameters] = useSearchParams();
  // Not `token`: that parameter signs people in, on every page.
  const token = parameters.get('code') ?? '';
  usePageTitle(t('invitation.page'));
  return token ? <Invitation key={token} token={token} /> : <MissingInvitation />;
}

type Answer = (typeof invitationAnswers)[number];

function Invitation({ token }: { token: string }) {
  const { t } = useRoomTexts();
  const query = useCall('GET /api/rooms/invitations/{token}', { params: { token } });
  const command = useCommand('POST /api/rooms/invitations/{token}');
  const [answered, setAnswered] = useState<RoomInvitation>();
  const [error, setError] = useState<CallError>();
  const [chosen, setChosen] = useState<Answer>();
  const invitation = answered ?? query.data;
  // The api refuses a malformed code as invalid; for the reader there is no such invitation.
  const isMissing = query.status === 'failed' && (query.error.status === 400 || isNotFound(query.error));

  async function answer(next: Answer) {
    setChosen(next);
    const result = await command.run({ params: { token }, body: { answer: next } });
    setChosen(undefined);
    if (!result.ok) return setError(result.error);
    setError(undefined);
    setAnswered(result.data);
  }

  if (isMissing) return <MissingInvitation />;
  return (
    <Page
      title={invitation?.title ?? t('invitation.page')}
      lead={invitation && t('invitation.by', { name: invitation.organizer })}
    >
      {query.status === 'pending' && <SkeletonText lines={5} />}
      {query.status === 'failed' && (
        <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
      )}
      {invitation && (
        <Stack gap={6}>
          <Dates invitation={invitation} />
          {error && <ErrorPanel compact error={error} />}
          {invitation.answer !== 'needs-action' && (
            <Notice tone="success" announce={answered !== undefined}>
              {t(`invitation.answer.${invitation.answer}`)}
            </Notice>
          )}
          {invitation.isOpen ? (
            <Cluster gap={2}>
              {invitationAnswers.map((value) => (
                <Button
                  key={value}
                  variant={value === chosenOrProposed(invitation.answer) ? 'primary' : 'secondary'}
                  aria-pressed={invitation.answer === value}
                  busy={chosen === value}
                  onClick={() => void answer(value)}
                >
                  {t(`invitation.choose.${value}`)}
                </Button>
              ))}
            </Cluster>
          ) : (
            <Notice>{t('invitation.over')}</Notice>
          )}
        </Stack>
      )}
    </Page>
  );
}

/** The given answer is the strong button; before one, yes is. */
const chosenOrProposed = (answer: RoomInvitation['answer']) => (answer === 'needs-action' ? 'accepted' : answer);

function MissingInvitation() {
  const { t } = useRoomTexts();
  return (
    <Page title={t('invitation.missing.title')} lead={t('invitation.missing.reason')}>
      <ButtonLink href="/">{t('invitation.missing.action')}</ButtonLink>
    </Page>
  );
}

function Dates({ invitation }: { invitation: RoomInvitation }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const place = labels.place({ building: { id: '', name: invitation.building }, floor: invitation.floor });
  return (
    <div>
      <p>
        {invitation.room} · {place}
      </p>
      <List>
        {invitation.dates.map(({ start, end, isCancelled }) => (
          <li key={start}>
            {isCancelled ? <s>{format.dayAndTimeRange(start, end)}</s> : format.dayAndTimeRange(start, end)}
            {isCancelled && ` ${t('details.state.cancelled')}`}
          </li>
        ))}
      </List>
    </div>
  );
}
