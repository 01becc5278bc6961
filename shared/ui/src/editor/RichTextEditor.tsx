import type { Transaction } from '@tiptap/pm/state';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { EditorLabels } from './editor-labels';
import { extensions } from './extensions';
import { cleanPastedHtml } from './pasted-html';
import styles from './RichTextEditor.module.css';
import { Toolbar } from './Toolbar';

export interface UploadedImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface RichTextEditorProps {
  /** Accessible name of the text. */
  readonly label: string;
  readonly lang: string;
  /** HTML to start with; mount the editor again to replace the text from outside. */
  readonly initialHtml: string;
  readonly onChange: (html: string) => void;
  readonly labels: EditorLabels;
  /** Stores a pasted, dropped or chosen image; null if it was not accepted, which the page explains. */
  readonly onImage: (file: File) => Promise<UploadedImage | null>;
  /** Asks for the address of a link; null cancels, an empty text removes the link. */
  readonly onAskLink: (current: string) => Promise<string | null>;
  /** Asks for the alternative text of an image; null cancels. */
  readonly onAskImageText: (current: string) => Promise<string | null>;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
}

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Renders nothing on a server and until it has mounted. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, lang, initialHtml, labels, describedBy, isInvalid } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [uploads, setUploads] = useState(0);
  const own = useRef<Editor | null>(null);

  const insert = async (files: readonly File[], position?: number) => {
    // What is typed during an upload moves the place where the images were dropped, and so does each image.
    let place = position;
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (place !== undefined) place = transaction.mapping.map(place);
    };
    own.current?.on('transaction', follow);
    try {
      await insertEach(files, () => place);
    } finally {
      own.current?.off('transaction', follow);
    }
  };

  const insertEach = async (files: readonly File[], placeNow: () => number | undefined) => {
    for (const file of files) {
      setUploads((count) => count + 1);
      const stored = await latest.current.onImage(file).finally(() => setUploads((count) => count - 1));
      const editor = own.current;
      if (!stored || !editor || editor.isDestroyed) continue;
      const alt = (await latest.current.onAskImageText('')) ?? '';
      const at = Math.min(placeNow() ?? editor.state.selection.to, editor.state.doc.content.size);
      const { url: src, width, height } = stored;
      editor.chain().focus().insertContentAt(at, { type: 'image', attrs: { src, alt, width, height } }).run();
    }
  };

  const editor = useEditor({
    extensions,
    content: initialHtml,
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        class: styles.content ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => {
        const files = imagesIn(event.clipboardData);
        // Programs put a picture of the text beside the text itself; then the text is meant.
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false;
        void insert(files);
        return true;
      },
      handleDrop: (view, event) => {
        const files = imagesIn(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        void insert(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
  });
  useEffect(() => {
    own.current = editor;
  }, [editor]);

  return (
    <div className={styles.frame} data-invalid={isInvalid || undefined}>
      {editor && (
        <Toolbar
          editor={editor}
          labels={labels}
          onFiles={(files) => void insert(files)}
          onAskLink={(current) => latest.current.onAskLink(current)}
          onAskImageText={(current) => latest.current.onAskImageText(current)}
        />
      )}
      <EditorContent editor={editor} />
      <div role="status" className={styles.status}>
        {uploads > 0 ? labels.uploading : ''}
      </div>
    </div>
  );
}
