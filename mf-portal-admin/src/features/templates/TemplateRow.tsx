import type { DocumentFile, Template } from '@park/contract/documents';
import { useDownload, useFormat } from '@park/platform';
import { Button, Cluster, StatusBadge, useErrorToast } from '@park/ui';
import { DownloadIcon, EyeIcon, PencilIcon } from '@park/ui/icons';
import { Row } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { ShownFile } from './PreviewDialog';
import styles from './Templates.module.css';

export interface TemplateRowProps {
  readonly template: Template;
  readonly onPreview: (file: ShownFile) => void;
  /** Undefined for people who may not manage templates. */
  readonly onEdit?: (() => void) | undefined;
}

export function TemplateRow({ template, onPreview, onEdit }: TemplateRowProps) {
  const { t } = usePortalTexts();
  const { id, title, description, language, files } = template;
  return (
    <Row
      title={title}
      lang={language}
      headingLevel={3}
      end={
        onEdit && (
          <Button
            size="small"
            variant="quiet"
            icon={<PencilIcon size={16} />}
            aria-label={t('templates.editNamed', { title })}
            onClick={onEdit}
          >
            {t('templates.edit')}
          </Button>
        )
      }
    >
      {description !== '' && (
        <p className={styles.help} lang={language}>
          {description}
        </p>
      )}
      {files.length === 0 && <StatusBadge status="warning">{t('templates.noFile')}</StatusBadge>}
      <div className={styles.files} data-print="hide">
        {files.map((file) => (
          <Cluster key={file.language} gap={1}>
            <DownloadButton id={id} title={title} file={file} />
            {file.hasPreview && (
              <Button
                size="small"
                variant="quiet"
                icon={<EyeIcon size={16} />}
                aria-label={t('templates.previewNamed', { title, language: t(`languages.${file.language}`) })}
                onClick={() => onPreview({ id, title, language: file.language })}
              >
                {t('templates.preview')}
              </Button>
            )}
          </Cluster>
        ))}
      </div>
    </Row>
  );
}

/** `DOCX, 12 KB`. */
function useFileFacts(): (file: DocumentFile) => string {
  const format = useFormat();
  return ({ name, bytes }) => `${name.split('.').pop()?.toUpperCase() ?? ''}, ${format.bytes(bytes)}`;
}

function DownloadButton({ id, title, file }: { id: string; title: string; file: DocumentFile }) {
  const { t } = usePortalTexts();
  const showError = useErrorToast();
  const factsOf = useFileFacts();
  const download = useDownload('GET /api/templates/{id}/files/{language}');
  const language = t(`languages.${file.language}`);
  const save = async () => {
    const error = await download.run(
      { params: { id, language: file.language } },
      { accept: file.mediaType, fallbackName: file.name },
    );
    if (error) showError(error, t('templates.notDownloaded', { title }));
  };
  return (
    <Button
      size="small"
      icon={<DownloadIcon size={16} />}
      busy={download.isRunning}
      busyText={t('templates.downloading')}
      aria-label={t('templates.downloadNamed', { title, language, facts: factsOf(file) })}
      onClick={() => void save()}
    >
      {t(`languageNames.${file.language}`)} · {factsOf(file)}
    </Button>
  );
}
