import fc from 'fast-check';
import { plainText, sanitiseHtml } from './sanitise-html';

describe('sanitising rich text', () => {
  it('keeps what articles are made of', () => {
    const html =
      '<h2>Title</h2><p>Text with <strong>weight</strong> and <em>stress</em>.</p><ul><li>one</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['styles and classes', '<p style="color:red" class="x">a</p><style>p{}</style>', '<p>a</p>'],
    ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['hidden script addresses', '<a href=" java&#09;script:alert(1)">a</a>', '<a>a</a>'],
    ['data addresses', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['addresses without scheme', '<a href="//other.example">a</a>', '<a>a</a>'],
    ['addresses that browsers read as without scheme', '<a href="/\\other.example">a</a>', '<a>a</a>'],
    ['frames and forms', '<iframe src="https://x.example"></iframe><form><input value="1">b</form>', 'b'],
    ['drawings with script', '<svg><script>alert(1)</script><a href="/x">a</a></svg>', '<a href="/x">a</a>'],
    ['images of other hosts', '<img src="https://x.example/pixel.gif">', ''],
    ['images that only look like files', '<img src="/api/files/../users/user">', ''],
  ])('drops %s', (_, given, kept) => {
    expect(sanitiseHtml(given)).toBe(kept);
  });

  it('writes old and too high elements as the ones the portal knows', () => {
    expect(sanitiseHtml('<h1>a</h1><b>b</b><i>c</i>')).toBe('<h2>a</h2><strong>b</strong><em>c</em>');
  });

  it('marks links to other sites and leaves own ones alone', () => {
    expect(
      sanitiseHtml(
        '<a href="https://x.example" target="_blank">a</a><a href="/news">b</a><a href="mailto:a@x.example">c</a>',
      ),
    ).toBe(
      '<a href="https://x.example" rel="noopener noreferrer">a</a><a href="/news">b</a><a href="mailto:a@x.example">c</a>',
    );
  });

  it('keeps images of own files, with an alternative text at all events', () => {
    expect(sanitiseHtml('<img src="/api/files/0b8f6a70-0000-4000-8000-000000000001">')).toBe(
      '<img src="/api/files/0b8f6a70-0000-4000-8000-000000000001" alt="" loading="lazy" />',
    );
  });

  it('composes letters and their accents', () => {
    expect(sanitiseHtml('e\u0301te\u0301')).toBe('été');
  });

  it('changes nothing the second time and lets nothing dangerous through, whatever is sent', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      ' ',
      '=',
      '&',
      ';',
      'script',
      'img',
      'src',
      'svg',
      'onerror',
      'javascript:',
      'a',
      'href',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '<![CDATA[',
      '\u0000',
      'é',
      '&lt;',
      '&#60;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = sanitiseHtml(pieces.join(''));
        expect(sanitiseHtml(once)).toBe(once);
        expect(once).not.toMatch(
          /<\s*(?:script|svg|style|iframe)|<[^>]*\son\w+\s*=|<[^>]*(?:href|src)="\s*javascript:/i,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('plain text', () => {
  it('returns the words of an article, apart where elements part them', () => {
    expect(plainText('<h2>Title</h2><p>One &amp; two<br>three</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Title One & two three a b',
    );
  });

  it('is the same for sanitised HTML, which is read in a quicker way, as for any other', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<br>',
        '<hr>',
        '<b>',
        '</b>',
        '<a href="/x?a=1&amp;b=2" title="&quot;">',
        '</a>',
        '<img src="/api/files/1" alt="a > b">',
        '<li',
        '<script>',
        '</script>',
        '<!-- ',
        ' -->',
        '<h2>',
        '</h2>',
        '<style>',
        '</style>',
        '<P CLASS=x>',
      ),
      fc.constantFrom(
        '&amp;',
        '&amp;lt;',
        '&lt;b&gt;',
        '&eacute;',
        '&nbsp;',
        '& ',
        ' < ',
        'R&D',
        '"',
        '\u00a0',
        '&',
        '<',
        '>',
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const html of [pieces.join(''), sanitiseHtml(pieces.join(''))])
          expect(plainText(html)).toBe(plainText(`<!-- not what is stored -->${html}`));
      }),
      { numRuns: 2000 },
    );
  });
});
