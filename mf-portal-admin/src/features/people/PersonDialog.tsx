import type { PersonDetail } from '@park/contract/people';
import { PersonForm } from '@park/contract/people-forms';
import { useCall, useCommand, useFormat } from '@park/platform';
import { Button, Dialog, Notice, SkeletonText, useToast } from '@park/ui';
import { DateField, FormDialog, TextField, useForm } from '@park/ui/form';
import { LoadError, EditConflict, useEditConflict } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { EndSessionsDialog } from './EndSessionsDialog';
import styles from './People.module.css';
import { personName } from './person-name';
import { bodyOf, valuesOf, type PersonValues } from './person-values';
import { ChangeEffects, CompanyField, ContractsField, RoleField, useOfferedContracts } from './PositionFields';
import { refreshesPeople } from './refreshed-calls';
import { usePersonConflictFields } from './use-person-conflict-fields';

/** Edits one person. If somebody else saved meanwhile, both texts are shown and one chooses per field. */
export function PersonDialog({ hashedId, onClose }: { readonly hashedId: string; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const person = useCall('GET /api/users/{hashedId}', { params: { hashedId } });
  const [isEnding, setIsEnding] = useState(false);
  const [endedSessions, setEndedSessions] = useState<number>();
  if (person.status !== 'ready')
    return (
      <Dialog open onClose={onClose} title={t('people.edit')} closeOnBackdrop={false}>
        {person.status === 'failed' ? (
          <LoadError compact error={person.error} onRetry={person.retry} isRetrying={person.isRefreshing} />
        ) : (
          <SkeletonText />
        )}
      </Dialog>
    );
  return (
    <>
      <PersonFormDialog
        person={person.data}
        endedSessions={endedSessions}
        onEndSessions={() => setIsEnding(true)}
        onClose={onClose}
      />
      {isEnding && (
        <EndSessionsDialog
          person={person.data}
          onEnded={(count) => {
            setEndedSessions(count);
            setIsEnding(false);
          }}
          onClose={() => setIsEnding(false)}
        />
      )}
    </>
  );
}

interface PersonFormDialogProps {
  readonly person: PersonDetail;
  /** How many sessions were ended here; undefined: none were. */
  readonly endedSessions: number | undefined;
  readonly onEndSessions: () => void;
  readonly onClose: () => void;
}

function PersonFormDialog({ person, endedSessions, onEndSessions, onClose }: PersonFormDialogProps) {
  const { t } = usePortalTexts();
  const { show: showToast } = useToast();
  const save = useCommand('PUT /api/users/{hashedId}', refreshesPeople);
  const { base, conflict, showConflict } = useEditConflict(person);
  const conflictFields = usePersonConflictFields();
  const form = useForm({ schema: PersonForm, defaultValues: valuesOf(person) });
  const offered = useOfferedContracts(base, form.watch('companyId'));

  async function send(values: PersonValues): Promise<void> {
    // Contracts of another company are not on the screen any more.
    const contractIds = values.contractIds.filter((id) => offered.includes(Number(id)));
    const result = await save.run({
      params: { hashedId: person.hashedId },
      body: bodyOf({ ...values, contractIds }, base),
    });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    showToast({ message: t('people.form.saved', { name: personName(result.data) }) });
    onClose();
  }

  return (
    <FormDialog
      title={t('people.editNamed', { name: personName(person) })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('people.form.save')}
      busyText={t('people.form.saving')}
    >
      <EditConflict form={form} conflict={conflict} fields={conflictFields} valuesOf={valuesOf} />
      <TextField name="firstName" label={t('people.form.firstName')} autoComplete="off" />
      <TextField name="lastName" label={t('people.form.lastName')} autoComplete="off" />
      <TextField
        name="email"
        label={t('people.form.email')}
        type="email"
        autoComplete="off"
        readOnly={person.isSelf}
        help={person.isSelf ? t('people.form.emailOwn') : undefined}
      />
      <RoleField person={base} />
      <CompanyField person={base} />
      <ChangeEffects person={base} />
      <TextField name="phone" label={t('people.form.phone')} type="tel" autoComplete="off" optional />
      <DateField name="birthDate" label={t('people.form.birthDate')} optional />
      {!person.isSelf && <ContractsField offered={offered} />}
      {person.may.endSessions && <LastSignIn person={person} onEndSessions={onEndSessions} />}
      {endedSessions !== undefined && (
        <Notice tone="success" announce>
          {t('people.endSessions.done', { name: personName(person), count: endedSessions })}
        </Notice>
      )}
    </FormDialog>
  );
}

interface LastSignInProps {
  readonly person: PersonDetail;
  readonly onEndSessions: () => void;
}

/** When the person was here last, and the way to sign the person out. */
function LastSignIn({ person: { lastLoginAt }, onEndSessions }: LastSignInProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <div className={styles.access}>
      <p className={styles.aside}>
        {lastLoginAt
          ? t('people.endSessions.lastSignIn', { when: format.relative(lastLoginAt) })
          : t('people.endSessions.neverSignedIn')}
      </p>
      <Button size="small" variant="quiet" onClick={onEndSessions}>
        {t('people.endSessions.open')}
      </Button>
    </div>
  );
}
