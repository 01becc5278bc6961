import type { PersonDetail } from '@park/contract/people';
import { PersonForm } from '@park/contract/people-forms';
import { useCall, useCommand, useFormat } from '@park/platform';
import { Button, Dialog, ErrorPanel, Notice, SkeletonText, useToast, useUiTexts } from '@park/ui';
import { DateField, Form, SubmitButton, TextField, useForm } from '@park/ui/form';
import { useEffect, useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { EndSessionsDialog } from './EndSessionsDialog';
import { MergeFields } from './MergeFields';
import styles from './People.module.css';
import { personName } from './person-name';
import { bodyOf, valuesOf, type PersonValues } from './person-values';
import { ChangeEffects, CompanyField, ContractsField, RoleField, useOfferedContracts } from './PositionFields';
import { refreshesPeople } from './refreshed-calls';

/** Edits one person. If somebody else saved meanwhile, both texts are shown and one chooses per field. */
export function PersonDialog({ hashedId, onClose }: { readonly hashedId: string; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const person = useCall('GET /api/users/{hashedId}', { params: { hashedId } });
  const [isEnding, setIsEnding] = useState(false);
  if (isEnding && person.data) return <EndSessionsDialog person={person.data} onClose={onClose} />;
  const title = person.data ? personName(person.data) : t('people.edit');
  return (
    <Dialog open onClose={onClose} title={title} closeOnBackdrop={false}>
      {person.status === 'failed' && (
        <ErrorPanel compact headingLevel={3} error={person.error} onRetry={person.retry} />
      )}
      {person.status === 'pending' && <SkeletonText />}
      {person.data && <PersonFormFields person={person.data} onClose={onClose} />}
      {person.data?.may.endSessions && <Access person={person.data} onEnd={() => setIsEnding(true)} />}
    </Dialog>
  );
}

function PersonFormFields({ person, onClose }: { readonly person: PersonDetail; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show: showToast } = useToast();
  const save = useCommand('PUT /api/users/{hashedId}', refreshesPeople);
  // The record that the next attempt is based on, and the one that an earlier attempt was based on.
  const [base, setBase] = useState(person);
  const [before, setBefore] = useState<PersonDetail>();
  const conflict = useRef<HTMLDivElement>(null);
  // The button that saves is at the end of the form, the conflict at its beginning.
  useEffect(() => {
    if (before) conflict.current?.focus();
  }, [before]);
  const form = useForm({ schema: PersonForm, defaultValues: valuesOf(person) });

  const offered = useOfferedContracts(base, form.watch('companyId'));

  async function send(values: PersonValues): Promise<void> {
    // Contracts of another company are not on the screen any more.
    const contractIds = values.contractIds.filter((id) => offered.includes(Number(id)));
    const result = await save.run({
      params: { hashedId: person.hashedId },
      body: bodyOf({ ...values, contractIds }, base),
    });
    if (result.ok) {
      showToast({ message: t('people.form.saved', { name: personName(result.data) }) });
      return onClose();
    }
    const current = result.error.status === 409 ? currentOf(result.error.details) : undefined;
    if (!current) return form.showProblem(result.error);
    setBefore(base);
    setBase(current);
  }

  return (
    <Form form={form} onSubmit={send} label={personName(person)}>
      {before && (
        <div ref={conflict} className={styles.stack} tabIndex={-1}>
          <Notice tone="warning" title={t('people.conflict.title')}>
            {t('people.conflict.lead')}
          </Notice>
          <MergeFields key={base.version} form={form} original={valuesOf(before)} theirs={valuesOf(base)} />
        </div>
      )}
      <TextField name="firstName" label={t('people.form.firstName')} autoComplete="off" maxLength={100} />
      <TextField name="lastName" label={t('people.form.lastName')} autoComplete="off" maxLength={100} />
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
      <div className={styles.foot}>
        <Button onClick={onClose}>{cancel}</Button>
        <SubmitButton busyText={t('people.form.saving')}>{t('people.form.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** When the person was here last, and the way to sign the person out. */
function Access({ person: { lastLoginAt }, onEnd }: { readonly person: PersonDetail; readonly onEnd: () => void }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <div className={styles.access}>
      <p className={styles.aside}>
        {lastLoginAt
          ? t('people.endSessions.lastSignIn', { when: format.relative(lastLoginAt) })
          : t('people.endSessions.neverSignedIn')}
      </p>
      <Button size="small" variant="quiet" onClick={onEnd}>
        {t('people.endSessions.open')}
      </Button>
    </div>
  );
}

/** The record that a conflict carries. */
function currentOf(details: unknown): PersonDetail | undefined {
  return details && typeof details === 'object' && 'current' in details ? (details.current as PersonDetail) : undefined;
}
