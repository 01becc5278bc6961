import { maxReasonLength, ReasonBody } from '@park/contract/release-forms';
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteStatus } from '@park/contract/release-status';
import { CallError } from '@park/platform';
import { Button, Dialog, Notice, useUiTexts } from '@park/ui';
import { FormDialog, TextAreaField, useForm, type FormProblem } from '@park/ui/form';
import { useState, type ReactNode } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import type { OwnActions } from '../registry/use-own-actions';
import { stateSignature } from '../registry/release-changes';
import { CheckList } from '../registry/CheckList';

/** Props of the dialogs for actions on a version. */
export interface ActionProps {
  /** The current state, updated while the dialog is open. */
  readonly remote: RemoteStatus;
  readonly version: string;
  /** False if another change made the action obsolete. */
  readonly isPossible: boolean;
  readonly ownActions: OwnActions;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

export interface ActionDialogProps extends ActionProps {
  readonly title: string;
  /** Describes exactly what will happen. */
  readonly children: ReactNode;
  /** Further form fields of this action. */
  readonly fields?: ReactNode;
  /** The further fields have been changed. */
  readonly hasOtherInput?: boolean;
  readonly confirm: string;
  readonly running: string;
  readonly danger?: boolean;
  readonly done: string;
  /** Resolves with the problem if the action was refused. */
  readonly run: (reason: string) => Promise<FormProblem | undefined>;
}

/** Describes the action, asks for a reason and keeps the input when the action is refused. */
export function ActionDialog({
  remote,
  isPossible,
  ownActions,
  onClose,
  onDone,
  title,
  children,
  fields,
  hasOtherInput = false,
  confirm,
  running,
  danger = false,
  done,
  run,
}: ActionDialogProps) {
  const { t } = usePortalTexts();
  const { close } = useUiTexts();
  const form = useForm({ schema: ReasonBody, defaultValues: { reason: '' } });
  const [refusedChecks, setRefusedChecks] = useState<readonly GateCheck[]>([]);
  const { isSubmitting } = form.formState;
  const hasChanged = useHasChanged(remote, isSubmitting);

  async function send({ reason }: { reason: string }): Promise<void> {
    ownActions.expect(remote.remote);
    const problem = await run(reason);
    setRefusedChecks(problem ? checksOf(problem) : []);
    if (!problem) return onDone(done);
    ownActions.settle(remote.remote);
    form.showProblem(problem);
  }

  if (!isPossible && !isSubmitting) {
    return (
      <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{close}</Button>}>
        <Notice tone="warning" announce>
          {t('releases.move.gone')}
        </Notice>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={confirm}
      busyText={running}
      danger={danger}
      hasOtherInput={hasOtherInput}
    >
      {hasChanged && (
        <Notice tone="warning" announce>
          {t('releases.move.changedMeanwhile')}
        </Notice>
      )}
      <div className={styles.consequences}>{children}</div>
      {refusedChecks.length > 0 && <CheckList checks={refusedChecks} />}
      {fields}
      <TextAreaField
        name="reason"
        label={t('releases.move.reason')}
        help={t('releases.move.reasonHelp')}
        rows={2}
        maxLength={maxReasonLength}
      />
    </FormDialog>
  );
}

/** Whether the area changed since the dialog was opened, other than by the action being submitted. */
function useHasChanged(remote: RemoteStatus, isSubmitting: boolean): boolean {
  const { live, canary, pinned } = remote;
  const now = stateSignature([{ ...remote, versions: [], live, canary, pinned }]);
  const [atFirst] = useState(now);
  return now !== atFirst && !isSubmitting;
}

/** The failed checks in a refusal's details, which the contract does not type. */
function checksOf(problem: FormProblem): readonly GateCheck[] {
  const details = problem instanceof CallError ? problem.details : undefined;
  const checks: unknown =
    typeof details === 'object' && details !== null && 'checks' in details ? details.checks : undefined;
  return Array.isArray(checks) ? checks.filter(isCheck) : [];
}

const isCheck = (value: unknown): value is GateCheck =>
  typeof value === 'object' &&
  value !== null &&
  'check' in value &&
  typeof value.check === 'string' &&
  'ok' in value &&
  'reason' in value &&
  typeof value.reason === 'string' &&
  'detail' in value &&
  Array.isArray(value.detail);
