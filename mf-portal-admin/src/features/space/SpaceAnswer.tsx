import { SpaceAnswerBody, type SpaceRequest } from '@park/contract/space-requests';
import { useCommand } from '@park/platform';
import { Button, Cluster, ErrorPanel, useToast, type ShownError } from '@park/ui';
import { FormDialog, TextAreaField, useForm } from '@park/ui/form';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpace } from './refreshed-calls';

type Written = 'offered' | 'declined';

interface SpaceAnswerProps {
  readonly request: SpaceRequest;
  /** Moves the focus, because the pressed button disappears. */
  readonly onAnswered: () => void;
}

/** Marks a request as seen at once; an offer and a refusal need a text. */
export function SpaceAnswer({ request, onAnswered }: SpaceAnswerProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const [writing, setWriting] = useState<Written>();
  const [problem, setProblem] = useState<ShownError>();
  const answer = useCommand('POST /api/space-requests/{id}/answer', refreshesSpace);
  if (request.may.answer.length === 0) return null;

  async function markSeen(): Promise<void> {
    setProblem(undefined);
    const result = await answer.run({
      params: { id: request.id },
      body: { answer: 'seen', version: request.version },
    });
    if (!result.ok) return setProblem(result.error);
    onAnswered();
    toast.show({ message: t('space.manage.done.seen') });
  }

  return (
    <>
      <Cluster>
        {request.may.answer.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'offered' ? 'primary' : kind === 'seen' ? 'secondary' : 'quiet'}
            busy={kind === 'seen' && answer.isRunning}
            onClick={() => (kind === 'seen' ? void markSeen() : setWriting(kind))}
          >
            {t(`space.manage.${kind}`)}
          </Button>
        ))}
      </Cluster>
      {problem && <ErrorPanel compact headingLevel={3} error={problem} />}
      {writing && (
        <AnswerDialog
          request={request}
          kind={writing}
          onClose={() => setWriting(undefined)}
          onSent={() => {
            setWriting(undefined);
            onAnswered();
          }}
        />
      )}
    </>
  );
}

interface AnswerDialogProps {
  readonly request: SpaceRequest;
  readonly kind: Written;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

function AnswerDialog({ request, kind, onClose, onSent }: AnswerDialogProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const answer = useCommand('POST /api/space-requests/{id}/answer', refreshesSpace);
  const form = useForm({
    schema: SpaceAnswerBody,
    defaultValues: { answer: kind, note: '', version: request.version },
  });
  const title = t(`space.manage.titles.${kind}`, { company: request.company.name });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={async (body) => {
        const result = await answer.run({ params: { id: request.id }, body });
        if (!result.ok) return form.showProblem(result.error);
        onSent();
        toast.show({ message: t(`space.manage.done.${kind}`) });
      }}
      onClose={onClose}
      submitText={t(`space.manage.send.${kind}`)}
      busyText={t('space.ask.sending')}
      danger={kind === 'declined'}
    >
      <TextAreaField
        name="note"
        label={t(kind === 'offered' ? 'space.manage.offer' : 'space.manage.reason')}
        help={kind === 'offered' ? t('space.manage.offerHelp') : undefined}
        rows={5}
      />
    </FormDialog>
  );
}
