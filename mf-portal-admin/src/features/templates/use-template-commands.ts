import type { ManagedTemplate, TemplateBody } from '@park/contract/documents';
import { maxUploadBytes } from '@park/contract/upload-limits';
import { errorText, useCommand, useTexts, type Language } from '@park/platform';
import { useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

const refreshes = ['GET /api/templates'];

/** Changes of templates. A toast says what was done; the dialog shows what was refused, because it covers toasts. */
export function useTemplateCommands() {
  const { t, language: shownLanguage } = usePortalTexts();
  const { t: translate } = useTexts();
  const toast = useToast();
  const adding = useCommand('POST /api/templates', { refreshes });
  const changing = useCommand('PUT /api/templates/{id}', { refreshes });
  const archiving = useCommand('DELETE /api/templates/{id}', { refreshes });
  const restoring = useCommand('POST /api/templates/{id}/restore', { refreshes });
  const uploading = useCommand('PUT /api/templates/{id}/files/{language}', { refreshes });
  /** Why the last file was not accepted. */
  const [fault, setFault] = useState<string>();

  const confirm = (
    isDone: boolean,
    text: 'saved' | 'isArchived' | 'isRestored',
    { texts }: Pick<TemplateBody, 'texts'>,
  ) => {
    if (isDone) toast.show({ message: t(`templates.${text}`, { title: texts[shownLanguage].title }) });
  };

  return {
    add: (body: TemplateBody) => adding.run({ body }),
    change: async (template: ManagedTemplate, body: TemplateBody) => {
      const result = await changing.run({ params: { id: template.id }, body: { ...body, version: template.version } });
      confirm(result.ok, 'saved', body);
      return result;
    },
    archive: async (template: ManagedTemplate) => {
      const result = await archiving.run({ params: { id: template.id } });
      confirm(result.ok, 'isArchived', template);
      return result;
    },
    restore: async (template: ManagedTemplate) => {
      const result = await restoring.run({ params: { id: template.id } });
      confirm(result.ok, 'isRestored', template);
      return result;
    },
    upload: async (template: ManagedTemplate, language: Language, file: File) => {
      setFault(undefined);
      if (file.size > maxUploadBytes) return setFault(translate('errors.upload.tooLarge'));
      const body = new FormData();
      body.set('file', file);
      const result = await uploading.run({ params: { id: template.id, language }, body });
      if (result.ok) toast.show({ message: t('templates.uploaded', { name: file.name }) });
      else setFault(errorText(result.error, translate));
    },
    fault,
    isUploading: uploading.isRunning,
    isRunning: archiving.isRunning || restoring.isRunning,
  };
}
