/** Known payloads through the editor in the browser: opened as a text, and pasted. What it shows and returns runs nothing. */
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RichTextEditor } from './RichTextEditor';
import type { EditorLabels } from './editor-labels';

/** Shared with the test of the api, which sanitises again. */
const payloads = JSON.parse(
  readFileSync(path.join(__dirname, '../../../testing/script-payloads.json'), 'utf8'),
) as string[];

const labels = new Proxy({}, { get: (_target, name) => String(name) }) as EditorLabels;

const harmless = /^(https?:|mailto:|tel:|\/(?!\/)|\/\/|[\w./-]*$)/i;
/** Elements, attributes and addresses below the node that a browser would run. */
function dangersIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(/^(script|style|iframe|object|embed|svg|math|form|input|button|link|meta|base|template)$/i.test(element.tagName)
      ? [element.tagName]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^on/i.test(name) ||
      (/^(href|src|srcset|action|formaction|srcdoc|xlink:href)$/i.test(name) && !harmless.test(value.trim()))
        ? [`${element.tagName} ${name}=${value}`]
        : [],
    ),
  ]);
}

/** Returns what the editor said last. */
function open(initialHtml: string): { html: () => string; content: () => HTMLElement } {
  let html = initialHtml;
  const nothing = () => Promise.resolve(null);
  render(
    <RichTextEditor
      label="Text"
      lang="en"
      initialHtml={initialHtml}
      labels={labels}
      onChange={(next) => (html = next)}
      onImage={nothing}
      onAskLink={nothing}
      onAskImageText={nothing}
    />,
  );
  return { html: () => html, content: () => screen.getByRole('textbox', { name: 'Text' }) };
}

const parsed = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;

function paste(target: HTMLElement, html: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const types = ['text/html'];
  Object.assign(event, {
    clipboardData: { types, files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
  });
  act(() => void target.dispatchEvent(event));
}

it('has 80 payloads and more', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(80);
});

it('pastes none of them so that it runs', () => {
  const editor = open('<p>Before</p>');
  const found: [string, string[]][] = [];
  for (const payload of payloads) {
    paste(editor.content(), `<p>pasted</p>${payload}`);
    const dangers = [...dangersIn(editor.content()), ...dangersIn(parsed(editor.html()))];
    if (dangers.length > 0) found.push([payload, dangers]);
  }
  expect(editor.html()).toContain('pasted');
  expect(found).toEqual([]);
});

it('opens none of them so that it runs', () => {
  const editor = open(payloads.map((payload) => `<p>one</p>${payload}`).join('\n'));
  expect(editor.content()).toHaveTextContent('one');
  expect(dangersIn(editor.content())).toEqual([]);
});
