import { useCommand, useUnsavedChanges } from '@park/platform';
import type { CallResponse } from '@park/contract';
import type { TouchedDate } from '@park/contract/room-closures';
import { Button, useToast } from '@park/ui';
import { FormDialog, useForm, type OutputOf } from '@park/ui/form';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { AffectedDates, type Action } from './AffectedDates';
import { ClosureInput, emptyClosure } from './closure-values';
import { ClosureFields } from './ClosureFields';

type Preview = CallResponse<'POST /api/rooms/closures/preview'>;
type Closure = OutputOf<typeof ClosureInput>;

export interface ClosureDialogProps {
  readonly choices: CallResponse<'GET /api/rooms/managed'>;
  readonly onClose: () => void;
}

/** Two steps: which rooms and when, then what happens to each affected booking. */
export function ClosureDialog({ choices, onClose }: ClosureDialogProps) {
  const { t } = useRoomTexts();
  const toast = useToast();
  const preview = useCommand('POST /api/rooms/closures/preview');
  const create = useCommand('POST /api/rooms/closures', { refreshes: ['GET /api/rooms'] });
  const form = useForm({ schema: ClosureInput, defaultValues: emptyClosure });
  const [shown, setShown] = useState<Preview>();
  const [actions, setActions] = useState<Readonly<Record<string, Action>>>({});
  // To the form, the first step looks as if it had been saved.
  useUnsavedChanges(form.formState.isDirty);

  /** Returns whether the affected bookings could be read. */
  async function showAffected({ reason: _reason, decisions: _decisions, message: _message, ...body }: Closure) {
    const result = await preview.run({ body });
    if (!result.ok) {
      form.showProblem(result.error);
      return false;
    }
    setShown(result.data);
    setActions((chosen) =>
      Object.fromEntries(result.data.touched.map((date) => [date.id, actionOf(date, chosen[date.id])])),
    );
    return true;
  }

  async function close(closure: Closure, { touched }: Preview): Promise<void> {
    const decisions = touched.map((date) => decisionOf(date, actions[date.id] ?? 'keep'));
    const result = await create.run({ body: { ...closure, decisions } });
    if (result.ok) {
      toast.show({ message: t('closures.form.done') });
      return onClose();
    }
    // Bookings have changed: show what is affected now, with the input kept.
    if (result.error.status === 409 && !(await showAffected(closure))) return;
    form.showProblem(result.error);
  }

  return (
    <FormDialog
      title={t('closures.form.title')}
      size="large"
      form={form}
      onSubmit={async (closure) => void (shown ? await close(closure, shown) : await showAffected(closure))}
      onClose={onClose}
      submitText={t(shown ? 'closures.form.confirm' : 'closures.form.preview')}
      busyText={t(shown ? 'closures.form.closing' : 'closures.form.previewing')}
      hasOtherInput={shown !== undefined}
      otherActions={shown && <Button onClick={() => setShown(undefined)}>{t('closures.form.back')}</Button>}
    >
      {shown ? (
        <AffectedDates
          preview={shown}
          actions={actions}
          onDecide={(id, action) => setActions({ ...actions, [id]: action })}
        />
      ) : (
        <ClosureFields form={form} rooms={choices.rooms.filter(({ isArchived }) => !isArchived)} choices={choices} />
      )}
    </FormDialog>
  );
}

/** What was chosen before, while it is possible; otherwise what is proposed. */
function actionOf({ alternative }: TouchedDate, chosen: Action | undefined): Action {
  if (chosen !== undefined && (chosen !== 'move' || alternative)) return chosen;
  return alternative ? 'move' : 'cancel';
}

const decisionOf = ({ id, alternative }: TouchedDate, action: Action) =>
  action === 'move' && alternative
    ? { id, action, to: { roomId: alternative.room.id, start: alternative.start, end: alternative.end } }
    : { id, action: action === 'move' ? ('keep' as const) : action };
