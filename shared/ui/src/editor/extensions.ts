/** What a text may contain: the same as the api keeps when it sanitises. */
import Image from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** Without the inline widths that the content security policy would refuse. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

/** Files of the portal only: the api removes every other image. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/api/files/"]' }],
});

export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null, class: null },
    },
  }),
  OwnImage,
  Subscript,
  Superscript,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
