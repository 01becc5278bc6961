import { cleanPastedHtml } from './pasted-html';

describe('pasted HTML', () => {
  it.each([
    [
      'comments and styles of a word processor',
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p>Text</p>',
      '<p>Text</p>',
    ],
    [
      'empty paragraphs of a word processor',
      '<p class="MsoNormal">Text<o:p></o:p></p>',
      '<p class="MsoNormal">Text</p>',
    ],
    ['images of other sites', '<p>a<img src="https://elsewhere.example/x.png">b</p>', '<p>ab</p>'],
    ['images inside of the clipboard', '<img src="data:image/png;base64,AAAA">', ''],
    ['styles, which the content policy would refuse', '<p style="color:red" class=a>x</p>', '<p class=a>x</p>'],
    ['scripts', '<script>alert(1)</script>a', 'a'],
  ])('loses %s', (_what, given, expected) => {
    expect(cleanPastedHtml(given)).toBe(expected);
  });

  it('keeps files of the portal, and puts headings below the title of the page', () => {
    const image = '<img alt="" src="/api/files/0b8f6a70-0000-4000-8000-000000000001">';
    expect(cleanPastedHtml(`<h1>One</h1>${image}<h6>Six</h6>`)).toBe(`<h2>One</h2>${image}<h4>Six</h4>`);
  });
});
