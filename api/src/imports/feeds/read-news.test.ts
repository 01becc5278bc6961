import { readNews as readFeed } from './read-news';

const readNews = (text: string) => readFeed(text, { zone: 'Europe/Zurich' });
const rss = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n<channel><title>Channel</title>\n${items.join('\n')}\n</channel></rss>`;
const item = (inner: string) => `<item><guid>g1</guid><title>Title</title>${inner}</item>`;
const atom = (inner: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><entry><id>tag:1</id><title>Title</title>${inner}</entry></feed>`;
const only = (text: string) => {
  const { articles, problems } = readNews(text);
  expect(problems).toEqual([]);
  expect(articles).toHaveLength(1);
  return articles[0];
};

describe('articles of RSS', () => {
  it('have text, date, address and categories', () => {
    const found = only(
      rss(
        '<item><title>Tea &amp;amp; &#233;clairs</title><link>https://news.example/1?a=1&amp;b=2</link><guid isPermaLink="false">id-1</guid><pubDate>Tue, 10 Mar 2026 08:00:00 +0100</pubDate><category>Presse</category><category><![CDATA[R&D]]></category><description>Short &lt;b&gt;words&lt;/b&gt;</description><content:encoded><![CDATA[<p onclick="x()">Long <em>words</em><script>alert(1)</script></p>]]></content:encoded></item>',
      ),
    );
    expect(found).toEqual({
      guid: 'id-1',
      line: 4,
      title: 'Tea & éclairs',
      summary: 'Short words',
      content:
        '<p>Long <em>words</em></p><p><a href="https://news.example/1?a=1&amp;b=2" rel="noopener noreferrer">news.example</a></p>',
      categories: ['Presse', 'R&D'],
      publishedAt: new Date('2026-03-10T07:00:00Z'),
    });
  });

  it('are recognised by their address when they have no guid, and may have no date', () => {
    expect(only(rss('<item><title>T</title><link>https://news.example/1</link></item>'))).toMatchObject({
      guid: 'https://news.example/1',
      publishedAt: null,
    });
  });

  it('take their title from their text when they have none', () => {
    expect(only(rss('<item><guid>1</guid><description>Only a text</description></item>'))).toMatchObject({
      title: 'Only a text',
      summary: '',
    });
  });
});

describe('entries of Atom', () => {
  it.each([
    ['text', '<content type="text">1 &lt; 2</content>', '1 &lt; 2'],
    ['HTML', '<content type="html">&lt;p&gt;Hi&lt;/p&gt;</content>', '<p>Hi</p>'],
    [
      'XHTML',
      '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi <strong>you</strong></p></div></content>',
      '<p>Hi <strong>you</strong></p>',
    ],
    ['a literal section', '<content type="html"><![CDATA[<p>A &amp; B</p>]]></content>', '<p>A &amp; B</p>'],
  ])('hold %s', (_, content, expected) => {
    expect(only(atom(`${content}<published>2026-03-10T08:00:00Z</published>`))).toMatchObject({
      guid: 'tag:1',
      content: expected,
      publishedAt: new Date('2026-03-10T08:00:00Z'),
    });
  });

  it('have the address of their page, not of other things', () => {
    expect(
      only(
        atom(
          '<link rel="edit" href="https://edit.example"/><link href="https://news.example/1"/><category term="park"/>',
        ),
      ),
    ).toMatchObject({ content: expect.stringContaining('href="https://news.example/1"'), categories: ['park'] });
    expect(only(atom('<link href="javascript:alert(1)"/>'))?.content).toBe('');
  });
});

describe('relative addresses', () => {
  const links =
    '&lt;a href="/about"&gt;a&lt;/a&gt; &lt;a href="more.html"&gt;b&lt;/a&gt; &lt;a href="#x"&gt;c&lt;/a&gt; &lt;img src="/api/files/0b8f6a70-0000-4000-8000-000000000001"&gt;';

  it('are those of the article’s page, never of the portal', () => {
    expect(only(rss(item(`<link>https://news.example/a/1</link><description>${links}</description>`)))?.content).toBe(
      '<a href="https://news.example/about" rel="noopener noreferrer">a</a> <a href="https://news.example/a/more.html" rel="noopener noreferrer">b</a> <a href="https://news.example/a/1#x" rel="noopener noreferrer">c</a><p><a href="https://news.example/a/1" rel="noopener noreferrer">news.example</a></p>',
    );
    expect(only(rss(item(`<description>${links}</description>`)))?.content).toBe('<a>a</a> <a>b</a> <a>c</a>');
  });

  it('may be those that the feed or the entry names', () => {
    const found = only(
      '<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://self.example/f"/><link href="https://news.example/blog/"/><entry xml:base="2026/"><id>tag:1</id><title>T</title><link href="one"/></entry></feed>',
    );
    expect(found?.content).toBe(
      '<p><a href="https://news.example/blog/2026/one" rel="noopener noreferrer">news.example</a></p>',
    );
  });
});

describe('what is broken', () => {
  it('is reported with its line and left out alone', () => {
    const { articles, problems } = readNews(
      rss(
        '<item><guid>1</guid><title>One</title></item>',
        '<item>\n<guid>2</guid>\n<title>Two</titel>\n</item>',
        '<item><title>No guid</title></item>',
        '<item><guid>1</guid><title>Again</title></item>',
        item('<pubDate>30 Feb 2026 08:00:00 GMT</pubDate>'),
        '<item><guid>6</guid></item>',
        '<item><guid>5</guid><title>Five</title></item>',
        '<item><guid>7</guid>',
      ),
    );
    expect(articles.map(({ guid }) => guid)).toEqual(['1', '5']);
    expect(problems.map(({ line }) => line)).toEqual([7, 9, 10, 11, 12, 14]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('is not well formed'),
      'has no guid or id by which it could be recognised',
      '"1" is already on line 4',
      'its date "30 Feb 2026 08:00:00 GMT" does not exist',
      'has neither a title nor a text',
      'begins and does not end',
    ]);
  });

  it('may be all of it', () => {
    expect(readNews('BEGIN:VCALENDAR').problems).toEqual([
      { line: 1, message: 'holds no <item> of RSS and no <entry> of Atom' },
    ]);
  });

  it('expands no entity and reads nothing from elsewhere', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>${rss(item('<description>&b; &file;</description>'))}`;
    expect(only(bomb)?.summary).toBe('&b; &file;');
  });

  it('does not take what a comment or a literal section holds for items', () => {
    expect(
      readNews(
        rss(
          '<!-- <item><guid>x</guid></item> -->',
          item('<description><![CDATA[<item><guid>y</guid></item>]]></description>'),
        ),
      ).articles.map(({ guid }) => guid),
    ).toEqual(['g1']);
  });
});
