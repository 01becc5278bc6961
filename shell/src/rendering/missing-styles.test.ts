import { removeMissingStyles } from './missing-styles';

it('removes a remote’s stylesheet that did not come, and no other', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/main.css"><link rel="stylesheet" href="/_mf/a/1/list.css" data-href="list.css">' +
    '<link rel="stylesheet" href="/_mf/a/1/page.css" data-href="page.css">';
  const [, , page] = document.querySelectorAll('link');
  Object.defineProperty(page, 'sheet', { value: {} });
  removeMissingStyles(document);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/main.css',
    '/_mf/a/1/page.css',
  ]);
});
