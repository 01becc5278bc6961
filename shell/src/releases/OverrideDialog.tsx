/** Loads one remote from a local address in this browser. The server decides whether the person may do so. */
import { useLanguage } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { Button, Dialog, Field, Select, TextInput } from '@park/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './ReleaseBadge.module.css';
import { startOverride, type OverrideResponse } from './release-calls';
import { releaseTexts } from './release-texts';

interface OverrideDialogProps {
  readonly remotes: readonly PublishedRemote[];
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

export function OverrideDialog({ remotes, onClose, onStarted }: OverrideDialogProps) {
  const { language } = useLanguage();
  const { dialog: words, failed } = releaseTexts[language];
  const formId = useId();
  const [remote, setRemote] = useState(remotes[0]?.name ?? '');
  const [address, setAddress] = useState('http://localhost:');
  const [answer, setAnswer] = useState<OverrideResponse | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    const came = await startOverride(remote, address.trim());
    setIsSending(false);
    setAnswer(came);
    if (came === 'done') onStarted();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isSending}>
            {words.start}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p>{words.explanation}</p>
        <Field label={words.area}>
          {(control) => (
            <Select
              {...control}
              value={remote}
              onChange={(event) => setRemote(event.target.value)}
              options={remotes.map(({ name, descriptor }) => ({
                value: name,
                label: `${descriptor.title[language]} (${name})`,
              }))}
            />
          )}
        </Field>
        <Field label={words.address} help={words.help} error={answer === 'wrong' && words.wrong}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        {(answer === 'refused' || answer === 'failed') && (
          <p role="alert">{answer === 'refused' ? words.refused : failed}</p>
        )}
      </form>
    </Dialog>
  );
}
