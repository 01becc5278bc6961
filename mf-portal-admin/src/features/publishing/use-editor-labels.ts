import type { EditorLabels } from '@park/ui/editor';
import { usePortalTexts } from '../../texts/use-portal-texts';

export function useEditorLabels(): EditorLabels {
  const { t } = usePortalTexts();
  return {
    toolbar: t('publishing.editor.toolbar'),
    heading2: t('publishing.editor.heading2'),
    heading3: t('publishing.editor.heading3'),
    bold: t('publishing.editor.bold'),
    italic: t('publishing.editor.italic'),
    bulletList: t('publishing.editor.bulletList'),
    orderedList: t('publishing.editor.orderedList'),
    quote: t('publishing.editor.quote'),
    link: t('publishing.editor.link'),
    image: t('publishing.editor.image'),
    imageText: t('publishing.editor.imageText'),
    undo: t('publishing.editor.undo'),
    redo: t('publishing.editor.redo'),
    uploading: t('publishing.editor.uploading'),
  };
}
