import { EditorView } from '@tiptap/pm/view';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RichTextEditor, type RichTextEditorProps, type UploadedImage } from './RichTextEditor';
import type { EditorLabels } from './editor-labels';

const labels = new Proxy({}, { get: (_target, name) => String(name) }) as EditorLabels;
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

function open(props: Partial<RichTextEditorProps> = {}) {
  let html = '<p>One</p><p>Two</p>';
  render(
    <RichTextEditor
      label="Text"
      lang="en"
      initialHtml={html}
      labels={labels}
      onChange={(next) => (html = next)}
      onImage={(file) => Promise.resolve({ url: `/files/${file.name}`, width: 1, height: 1 })}
      onAskLink={() => Promise.resolve(null)}
      onAskImageText={() => Promise.resolve('')}
      {...props}
    />,
  );
  const content = screen.getByRole('textbox', { name: 'Text' });
  return { content, sources: () => [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source), html: () => html };
}

// Elements have no place in this environment: a drop is between the paragraphs.
beforeEach(() => void jest.spyOn(EditorView.prototype, 'posAtCoords').mockReturnValue({ pos: 5, inside: -1 }));
afterEach(() => jest.restoreAllMocks());

function drop(content: HTMLElement, files: readonly File[]): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files, types: ['Files'], getData: () => '' }, clientX: 0, clientY: 0 });
  act(() => void content.dispatchEvent(event));
}

it('says that its text is invalid', () => {
  const { content } = open({ isInvalid: true });
  expect(content).toBeInvalid();
});

it('inserts dropped images in their order', async () => {
  const { content, sources } = open();
  drop(content, [picture('a.png'), picture('b.png'), picture('c.png')]);
  await waitFor(() => expect(sources()).toEqual(['/files/a.png', '/files/b.png', '/files/c.png']));
});

it('inserts a dropped image where it was dropped, though the text has grown before it meanwhile', async () => {
  let finish: (image: UploadedImage) => void = () => undefined;
  const { content, sources, html } = open({ onImage: () => new Promise((resolve) => (finish = resolve)) });
  drop(content, [picture('a.png')]);
  fireEvent(
    content,
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: {
        types: ['text/plain'],
        files: [],
        getData: (type: string) => (type === 'text/plain' ? 'Zero' : ''),
      },
    }),
  );
  act(() => finish({ url: '/files/a.png', width: 1, height: 1 }));
  await waitFor(() => expect(sources()).toEqual(['/files/a.png']));
  expect(html()).toMatch(/^<p>ZeroOne<\/p>.*a\.png.*<p>Two<\/p>$/);
});
