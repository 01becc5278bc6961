import { useCall } from '@park/platform';
import { Dialog, SkeletonText } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { catalogOptions } from '../../shared/catalog-options';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { TemplateForm } from './TemplateForm';

/** Adds a template, or changes one: texts, category, the file of each language, archive, versions. */
export function TemplateDialog({ id: given, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = usePortalTexts();
  // A new template stays open for its files.
  const [id, setId] = useState(given);
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'template-categories' } }, { keepPrevious: true });
  const template = useCall('GET /api/templates/{id}', { params: { id: id ?? 'new' } }, { enabled: id !== null });
  if (catalog.data && (id === null || template.data))
    return (
      <TemplateForm
        key={template.data?.id ?? 'new'}
        template={template.data}
        categories={catalogOptions(catalog.data.items, template.data?.category)}
        onAdded={setId}
        onClose={onClose}
      />
    );
  const failed = catalog.status === 'failed' ? catalog : id !== null && template.status === 'failed' ? template : null;
  return (
    <Dialog open size="large" title={id === null ? t('templates.add') : t('templates.edit')} onClose={onClose}>
      {failed ? (
        <LoadError error={failed.error} onRetry={failed.retry} isRetrying={failed.isRefreshing} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}
