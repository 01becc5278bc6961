import type { SpaceRequest } from '@park/contract/space-requests';
import { useCommand } from '@park/platform';
import { Button, Cluster, ConfirmDialog, ErrorPanel, useToast, type ShownError } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpace } from './refreshed-calls';

type Decision = SpaceRequest['may']['decide'][number];

interface SpaceDecisionProps {
  readonly request: SpaceRequest;
  /** Moves the focus, because the buttons disappear. */
  readonly onDecided: () => void;
}

/** Accept, decline or withdraw, each after a question. */
export function SpaceDecision({ request, onDecided }: SpaceDecisionProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const [asking, setAsking] = useState<Decision>();
  const [problem, setProblem] = useState<ShownError>();
  const decide = useCommand('POST /api/space-requests/{id}/decision', refreshesSpace);
  if (request.may.decide.length === 0) return null;

  async function send(decision: Decision): Promise<void> {
    setProblem(undefined);
    const result = await decide.run({ params: { id: request.id }, body: { decision, version: request.version } });
    if (!result.ok) {
      setProblem(result.error);
      return;
    }
    setAsking(undefined);
    onDecided();
    toast.show({ message: t(`space.decide.done.${decision}`) });
  }

  return (
    <>
      <Cluster>
        {request.may.decide.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'accepted' ? 'primary' : decision === 'declined' ? 'secondary' : 'quiet'}
            onClick={() => setAsking(decision)}
          >
            {t(`space.decide.${decision}`)}
          </Button>
        ))}
      </Cluster>
      {asking && (
        <ConfirmDialog
          open
          title={t(`space.decide.questions.${asking}`)}
          confirmText={t(`space.decide.${asking}`)}
          busy={decide.isRunning}
          danger={asking !== 'accepted'}
          onConfirm={() => void send(asking)}
          onClose={() => {
            setAsking(undefined);
            setProblem(undefined);
          }}
        >
          <p>{t('space.decide.cannotUndo')}</p>
          {problem && <ErrorPanel compact headingLevel={3} error={problem} />}
        </ConfirmDialog>
      )}
    </>
  );
}
