/** A rich text editor (tiptap). Part of the page that uses it; loads nothing else and injects no styles. */
export type { EditorLabels } from './editor-labels';
export { RichTextEditor, type RichTextEditorProps, type UploadedImage } from './RichTextEditor';
