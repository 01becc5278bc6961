import { checkHtml } from './check-html';

describe('HTML that an area rendered', () => {
  it.each([
    '<h1 class="a">Jobs</h1><!-- --><p>1 &lt; 2 &amp; 3</p>',
    '<a href="/jobs?q=a&amp;b=c">x</a><a href="https://example.org">y</a><a href="mailto:a@b.c">z</a><a href="#x">w</a>',
    '<form method="post" action="/login"><input type="text" value=""/><button type="submit" disabled="">Go</button></form>',
    '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path d="M0 0"/></svg>',
    '<svg><foreignObject x="1%" width="20%"><a href="/companies/map?building=a">A</a></foreignObject></svg>',
    '<img src="/api/files/1" srcset="/a.png 1x, /b.png 2x" alt=""/>',
    '<picture><source media="(width &lt; 48rem)" srcset="data:image/png;base64,iVBORw0KGgo="/><img src="/a.png" alt=""/></picture>',
    '<!--$--><ul><li data-id="1">on the way</li></ul><!--/$-->',
  ])('is sent as it is when a page may contain it: %s', (html) => {
    expect(checkHtml(html)).toBe(html);
  });

  it.each([
    '<script>1</script>',
    '<SCRIPT src="/x.js"></SCRIPT>',
    '<style>p{}</style>',
    '<iframe src="/"></iframe>',
    '<object data="/x"></object>',
    '<base href="https://evil.example"/>',
    '<meta http-equiv="refresh" content="0;url=//evil.example"/>',
    '<link rel="stylesheet" href="/x.css"/>',
    '<template><p></p></template>',
    '<math><mtext></mtext></math>',
    '<svg><foreignObject><script>1</script></foreignObject></svg>',
    '<svg><foreignObject><p title="</foreignObject><script>"></p></foreignObject></svg>',
    '<svg><foreignObject><![CDATA[<p>]]></foreignObject></svg>',
    '<svg><animate attributeName="href" to="javascript:1"></animate></svg>',
    '<p onclick="1">x</p>',
    '<p ONCLICK="1">x</p>',
    '<p\nonclick="1">x</p>',
    '<p onclick=1>x</p>',
    "<p title='a' onclick='1'>x</p>",
    '<p/onclick="1">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#x09;script:alert(1)">x</a>',
    '<a href=" &#106;avascript:alert(1)">x</a>',
    '<a href="JavaScript&colon;alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<svg><a xlink:href="javascript:1">x</a></svg>',
    '<img srcset="/a.png 1x, javascript:1 2x"/>',
    '<img srcset="/a.png 1x,javascript:1 2x"/>',
    '<img data-src="/api/files/1"/>',
    '<form action="https://evil.example"></form>',
    '<button formaction="javascript:1">x</button>',
    '<p style="background:url(//evil.example)">x</p>',
    '<p data-style="background:red">x</p>',
    '<p id="page-data">{}</p>',
    '<p id="page&#x2d;data">{}</p>',
    '<!--><script>1</script>-->',
    '<!-- <p> -->',
    '<p title="a>b">x</p>',
    '</div><p>x</p>',
    '<div><p>x</div></p>',
    '<div>',
    '<p>1 < 2</p>',
    '<textarea></textarea><script>1</script>',
  ])('is refused: %s', (html) => {
    expect(checkHtml(html)).toBeNull();
  });

  it('is sent without hints, which would come before the scripts, and with its styles as data', () => {
    expect(
      checkHtml(
        '<link rel="preload" as="image" href="/a.png"/><link rel="alternate" href="/feed"/><p class="a" style="--rows:3;--x:1px">x</p>',
      ),
    ).toBe('<p class="a" data-style="--rows:3;--x:1px">x</p>');
  });
});
