import { Button } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Import.module.css';

interface ImportActionsProps {
  readonly backLabel: string;
  readonly onBack: () => void;
  /** Null: the plan changes nothing. */
  readonly applyLabel: string | null;
  readonly isBusy: boolean;
  readonly onApply: () => Promise<void>;
}

/** Goes back from the plan of an import, or applies it. */
export function ImportActions({ backLabel, onBack, applyLabel, isBusy, onApply }: ImportActionsProps) {
  const { t } = usePortalTexts();
  return (
    <div className={styles.foot}>
      <Button onClick={onBack}>{backLabel}</Button>
      {applyLabel === null ? (
        <p>{t('fileImport.nothingToDo')}</p>
      ) : (
        <Button variant="primary" busy={isBusy} busyText={t('fileImport.applying')} onClick={() => void onApply()}>
          {applyLabel}
        </Button>
      )}
    </div>
  );
}
