import { Button, ButtonLink, Notice } from '@park/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Import.module.css';

interface ImportResultProps {
  /** What was imported. */
  readonly children: ReactNode;
  /** CSV with one line per row. */
  readonly resultFile: string;
  readonly onAgain: () => void;
  /** The list of what was imported. */
  readonly done: { readonly label: string; readonly href: string };
}

/** What an import did, as a text and as a file. */
export function ImportResult({ children, resultFile, onAgain, done }: ImportResultProps) {
  const { t } = usePortalTexts();
  function download() {
    const address = URL.createObjectURL(new Blob([resultFile], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'import-result.csv';
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <>
      <Notice tone="success" announce>
        {children}
      </Notice>
      <div className={styles.foot}>
        <Button onClick={download}>{t('fileImport.resultFile')}</Button>
        <Button onClick={onAgain}>{t('fileImport.startAgain')}</Button>
        <ButtonLink variant="primary" href={done.href}>
          {done.label}
        </ButtonLink>
      </div>
    </>
  );
}
