import { toHtml, toPlainText } from './plain-html';

it('keeps paragraphs, lists and special characters in both directions', () => {
  const text = 'We build <things> & more.\nOn two lines.\n\n- One\n- Two\n\nThe end.';
  expect(toHtml(text)).toBe(
    '<p>We build &lt;things&gt; &amp; more.<br>On two lines.</p>\n<ul><li>One</li><li>Two</li></ul>\n<p>The end.</p>',
  );
  expect(toPlainText(toHtml(text))).toBe(text);
});

it('keeps the words of marked-up text', () => {
  expect(toPlainText('<h3>Tasks</h3><p>A <strong>bold</strong> word</p>')).toBe('Tasks\n\nA bold word');
});
