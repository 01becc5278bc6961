import type { ManagedTemplate, TemplateBody } from '@park/contract/documents';
import { maxUploadBytes } from '@park/contract/upload-limits';
import { errorText, useCommand, useTexts, type Language } from '@park/platform';
import { useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

const refreshes = ['GET /api/templates'];

/** Changes of templates; each says in a toast what happened. */
export function useTemplateCommands() {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const toast = useToast();
  const adding = useCommand('POST /api/templates', { refreshes });
  const changing = useCommand('PUT /api/templates/{id}', { refreshes });
  const archiving = useCommand('DELETE /api/templates/{id}', { refreshes });
  const restoring = useCommand('POST /api/templates/{id}/restore', { refreshes });
  const uploading = useCommand('PUT /api/templates/{id}/files/{language}', { refreshes });
  /** Why the last file was not accepted. */
  const [fault, setFault] = useState<string>();

  const tell = (isDone: boolean, done: string, template: ManagedTemplate): boolean => {
    const title = template.texts.en.title;
    toast.show(
      isDone ? { tone: 'success', message: done } : { tone: 'danger', message: t('templates.notChanged', { title }) },
    );
    return isDone;
  };

  return {
    add: (body: TemplateBody) => adding.run({ body }),
    change: async (template: ManagedTemplate, body: TemplateBody) => {
      const result = await changing.run({ params: { id: template.id }, body: { ...body, version: template.version } });
      if (result.ok) toast.show({ tone: 'success', message: t('templates.saved', { title: body.texts.en.title }) });
      return result;
    },
    archive: async (template: ManagedTemplate) => {
      const { ok } = await archiving.run({ params: { id: template.id } });
      return tell(ok, t('templates.isArchived', { title: template.texts.en.title }), template);
    },
    restore: async (template: ManagedTemplate) => {
      const { ok } = await restoring.run({ params: { id: template.id } });
      return tell(ok, t('templates.isRestored', { title: template.texts.en.title }), template);
    },
    upload: async (template: ManagedTemplate, language: Language, file: File) => {
      setFault(undefined);
      if (file.size > maxUploadBytes) return setFault(translate('errors.upload.tooLarge'));
      const body = new FormData();
      body.set('file', file);
      const result = await uploading.run({ params: { id: template.id, language }, body });
      if (result.ok) toast.show({ tone: 'success', message: t('templates.uploaded', { name: file.name }) });
      else setFault(errorText(result.error, translate));
    },
    fault,
    isUploading: uploading.isRunning,
    isRunning: archiving.isRunning || restoring.isRunning,
  };
}
