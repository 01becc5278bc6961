import { Button, useToast } from '@park/ui';
import { DownloadIcon } from '@park/ui/icons';
import { usePagesTexts } from './texts';

export interface ExportButtonProps {
  readonly isRunning: boolean;
  /** Saves the file and resolves to the error, or null; `useDownload` of `@park/platform` does both. */
  readonly onExport: () => Promise<{ readonly failure: string } | null>;
}

/** Downloads what the page shows as a file for spreadsheets, with progress and failure. */
export function ExportButton({ isRunning, onExport }: ExportButtonProps) {
  const texts = usePagesTexts();
  const toast = useToast();
  const save = async () => {
    const error = await onExport();
    if (error && error.failure !== 'cancelled') toast.show({ tone: 'danger', message: texts.export.failed });
  };
  return (
    <span data-print="hide">
      <Button
        icon={<DownloadIcon size={16} />}
        busy={isRunning}
        busyText={texts.export.isRunning}
        onClick={() => void save()}
      >
        {texts.export.label}
      </Button>
    </span>
  );
}
