import { templateFileEndings, type ManagedTemplate } from '@park/contract/documents';
import { useFormat } from '@park/platform';
import { Cluster, Notice } from '@park/ui';
import { UploadIcon } from '@park/ui/icons';
import { FileButton } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Templates.module.css';
import { templateLanguages } from './template-values';
import { useTemplateCommands } from './use-template-commands';

/** The file of each language; a new one is stored at once. */
export function TemplateFiles({ template }: { readonly template: ManagedTemplate }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { upload, isUploading, fault } = useTemplateCommands();
  return (
    <section aria-label={t('templates.files')}>
      <h3>{t('templates.files')}</h3>
      <p className={styles.help}>{t('templates.filesHelp')}</p>
      {fault && (
        <Notice tone="danger" announce>
          {fault}
        </Notice>
      )}
      {templateLanguages.map((language) => {
        const file = template.files.find((candidate) => candidate.language === language);
        const name = t(`languages.${language}`);
        return (
          <div key={language} className={styles.file}>
            <div className={styles.fileName}>
              <strong>{t(`languageNames.${language}`)}</strong>
              <br />
              {file ? `${file.name}, ${format.bytes(file.bytes)}` : t('templates.noFile')}
            </div>
            <Cluster>
              <FileButton
                size="small"
                accept={templateFileEndings.join(',')}
                icon={<UploadIcon size={16} />}
                busy={isUploading}
                busyText={t('templates.uploading')}
                label={t(file ? 'templates.replaceNamed' : 'templates.uploadNamed', { language: name })}
                onFile={(chosen) => void upload(template, language, chosen)}
              >
                {file ? t('templates.replace') : t('templates.upload')}
              </FileButton>
            </Cluster>
          </div>
        );
      })}
    </section>
  );
}
