import { useStructuredData } from '@park/platform';
import { renderWithPlatform } from '.';

const blocks = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
function Page({ data }: { data: object | null }) {
  useStructuredData(data);
  return null;
}

describe('structured data', () => {
  afterEach(() => blocks().forEach((block) => block.remove()));

  it('is there once while the page is, follows what the page shows, and goes with it', () => {
    const page = renderWithPlatform(<Page data={{ name: 'One </script>' }} />);
    expect(blocks().map(({ id, textContent }) => [id, JSON.parse(textContent ?? '')])).toEqual([
      ['structured-data', { name: 'One </script>' }],
    ]);
    page.rerender(<Page data={{ name: 'Two' }} />);
    expect(blocks().map(({ textContent }) => textContent)).toEqual(['{"name":"Two"}']);
    page.rerender(<Page data={null} />);
    expect(blocks()).toEqual([]);
    page.rerender(<Page data={{ name: 'Three' }} />);
    page.unmount();
    expect(blocks()).toEqual([]);
  });

  it('adopts the block that the server wrote', () => {
    document.head.innerHTML = '<script type="application/ld+json" id="structured-data">{"name":"\\u003cOne"}</script>';
    const [written] = blocks();
    const page = renderWithPlatform(<Page data={{ name: '<One' }} />);
    expect(blocks()).toEqual([written]);
    expect(written?.textContent).toContain('\\u003c');
    page.unmount();
    expect(blocks()).toEqual([]);
  });

  it('removes what belongs to a page that was left', () => {
    document.head.innerHTML = '<script type="application/ld+json" id="structured-data">{"name":"Other"}</script>';
    renderWithPlatform(<Page data={null} />);
    expect(blocks()).toEqual([]);
  });
});
