import { IconButton } from '@park/ui';
import {
  BoldIcon,
  CaptionsIcon,
  Heading2Icon,
  Heading3Icon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  RedoIcon,
  TextQuoteIcon,
  UndoIcon,
  type IconComponent,
} from '@park/ui/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, type KeyboardEvent } from 'react';
import type { EditorLabels } from './editor-labels';
import styles from './RichTextEditor.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  readonly labels: EditorLabels;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onAskLink: (current: string) => Promise<string | null>;
  readonly onAskImageText: (current: string) => Promise<string | null>;
}

interface Tool {
  readonly label: string;
  readonly icon: IconComponent;
  /** Undefined for tools that are not switched on and off. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly run: () => void;
}

/** One stop for the Tab key; arrows move between its buttons. */
export function Toolbar({ editor, labels, onFiles, onAskLink, onAskImageText }: ToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      image: now.isActive('image'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const askLink = async () => {
    const href = await onAskLink(String(editor.getAttributes('link').href ?? ''));
    if (href === null) return void chain().run();
    const linked = chain().extendMarkRange('link');
    if (href === '') linked.unsetLink().run();
    else if (editor.state.selection.empty && !on.link)
      chain()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else linked.setLink({ href }).run();
  };
  const askImageText = async () => {
    const alt = await onAskImageText(String(editor.getAttributes('image').alt ?? ''));
    if (alt !== null) chain().updateAttributes('image', { alt }).run();
  };
  const tools: readonly Tool[] = [
    {
      label: labels.heading2,
      icon: Heading2Icon,
      isOn: on.heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: labels.heading3,
      icon: Heading3Icon,
      isOn: on.heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: labels.bold, icon: BoldIcon, isOn: on.bold, run: () => chain().toggleBold().run() },
    { label: labels.italic, icon: ItalicIcon, isOn: on.italic, run: () => chain().toggleItalic().run() },
    { label: labels.bulletList, icon: ListIcon, isOn: on.bulletList, run: () => chain().toggleBulletList().run() },
    {
      label: labels.orderedList,
      icon: ListOrderedIcon,
      isOn: on.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: labels.quote, icon: TextQuoteIcon, isOn: on.quote, run: () => chain().toggleBlockquote().run() },
    { label: labels.link, icon: LinkIcon, isOn: on.link, run: () => void askLink() },
    { label: labels.image, icon: ImageIcon, run: () => input.current?.click() },
    { label: labels.imageText, icon: CaptionsIcon, isOff: !on.image, run: () => void askImageText() },
    { label: labels.undo, icon: UndoIcon, isOff: !on.canUndo, run: () => chain().undo().run() },
    { label: labels.redo, icon: RedoIcon, isOff: !on.canRedo, run: () => chain().redo().run() },
  ];
  return (
    // The arrow keys move between the buttons inside, which have the focus.
    <div role="toolbar" aria-label={labels.toolbar} className={styles.toolbar} onKeyDown={moveBetweenButtons}>
      {tools.map(({ label, icon: Sign, isOn, isOff = false, run }, place) => (
        <IconButton
          key={label}
          size="small"
          label={label}
          icon={<Sign size={16} />}
          tabIndex={place === 0 ? 0 : -1}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          className={styles.tool}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !isOff && run()}
        />
      ))}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}

function moveBetweenButtons(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button === document.activeElement);
  const next =
    step !== undefined
      ? buttons[(place + step + buttons.length) % buttons.length]
      : event.key === 'Home'
        ? buttons[0]
        : event.key === 'End'
          ? buttons.at(-1)
          : undefined;
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
