import type { DraftBody } from '@park/contract/drafts';
import { Button, Dialog, RadioGroup, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useFieldName, useFieldValue } from './field-values';
import { withFields } from './merge';
import styles from './Publishing.module.css';
import type { Merge } from './use-publication';

interface MergeDialogProps {
  readonly merge: Merge;
  readonly mine: DraftBody;
  readonly onFinish: (merged: DraftBody) => void;
  readonly onClose: () => void;
}

/** Both texts of each field that two people changed; everything else is merged already. */
export function MergeDialog({ merge, onFinish, onClose }: MergeDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const nameOf = useFieldName();
  const show = useFieldValue();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const isDecided = merge.conflicts.every(({ path }) => choices[path] !== undefined);
  const finish = () =>
    onFinish(
      withFields(
        merge.merged,
        new Map(merge.conflicts.map(({ path, mine, theirs }) => [path, choices[path] === 'theirs' ? theirs : mine])),
      ),
    );
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      title={t('publishing.merge.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" aria-disabled={!isDecided} onClick={() => isDecided && finish()}>
            {t('publishing.merge.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('publishing.merge.reason')}</p>
      {merge.conflicts.map(({ path, mine, theirs }) => (
        <div key={path} className={styles.conflict}>
          <div className={styles.sides}>
            <div>
              <strong>{t('publishing.merge.mine')}</strong>
              <div className={styles.side}>{show(path, mine, false)}</div>
            </div>
            <div>
              <strong>{t('publishing.merge.theirs')}</strong>
              <div className={styles.side}>{show(path, theirs, true)}</div>
            </div>
          </div>
          <RadioGroup
            legend={nameOf(path)}
            name={path}
            value={choices[path] ?? ''}
            options={[
              { value: 'mine', label: t('publishing.merge.takeMine') },
              { value: 'theirs', label: t('publishing.merge.takeTheirs') },
            ]}
            onChange={(choice) => setChoices((before) => ({ ...before, [path]: choice }))}
          />
        </div>
      ))}
    </Dialog>
  );
}
