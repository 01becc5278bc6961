import { useDownload, type QueryName } from '@park/platform';
import type { CallInput } from '@park/contract';
import { Button, useToast } from '@park/ui';
import { DownloadIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

export interface ExportButtonProps<K extends QueryName> {
  readonly call: K;
  readonly input: CallInput<K>;
  /** File name if the response has none. */
  readonly fileName: string;
}

/** Downloads the filtered list as a file for spreadsheets; shows progress and failure. */
export function ExportButton<K extends QueryName>({ call, input, fileName }: ExportButtonProps<K>) {
  const { t } = useDirectoryTexts();
  const toast = useToast();
  const download = useDownload(call);
  const save = async () => {
    const error = await download.run(input, { fallbackName: fileName });
    if (error && error.failure !== 'cancelled') toast.show({ tone: 'danger', message: t('list.exportFailed') });
  };
  return (
    <span data-print="hide">
      <Button
        icon={<DownloadIcon size={16} />}
        busy={download.isRunning}
        busyText={t('list.exporting')}
        onClick={() => void save()}
      >
        {t('list.export')}
      </Button>
    </span>
  );
}
