import { removeMissingStyles } from './missing-styles';

afterEach(() => document.head.replaceChildren());

it('removes a remote’s stylesheet that did not come, and no other', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/main.css"><link rel="stylesheet" href="/_mf/a/1/list.css" data-href="list.css">' +
    '<link rel="stylesheet" href="/_mf/a/1/page.css" data-href="page.css">' +
    '<link rel="stylesheet" href="/_mf/a/1/form.css" data-href="form.css">' +
    '<link rel="stylesheet" href="https://a.example/1/far.css" data-href="far.css">';
  const [, , page, form, far] = document.querySelectorAll('link');
  Object.defineProperty(page, 'sheet', { value: { cssRules: [{}] } });
  Object.defineProperty(form, 'sheet', { value: { cssRules: [] } });
  const refuse = () => {
    throw new DOMException('of another origin', 'SecurityError');
  };
  Object.defineProperty(far, 'sheet', { value: Object.defineProperty({}, 'cssRules', { get: refuse }) });
  removeMissingStyles(document);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/main.css',
    '/_mf/a/1/page.css',
    'https://a.example/1/far.css',
  ]);
});
