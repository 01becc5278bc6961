import { useListAddress } from '@park/platform';
import { renderWithPlatform, screen } from '.';

function List() {
  const address = useListAddress(['category', 'tag'], { ignoringCase: ['category'] });
  return (
    <>
      <output>{JSON.stringify({ text: address.text, ...address.chosen })}</output>
      <button onClick={() => address.setText('light')}>search</button>
      <button onClick={() => address.choose('category', [...address.chosen.category, 'startup'])}>choose</button>
      <button onClick={address.clear}>clear</button>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

describe('a list’s address', () => {
  it('reads links of old: another name of the text, another case of a value', async () => {
    const page = renderWithPlatform(<List />, {
      at: '/list?queryText=laser&category=Tenant&category=tenant&tag=Optics',
    });
    expect(shown()).toEqual({ text: 'laser', category: ['tenant'], tag: ['Optics'] });
    await page.user.click(screen.getByRole('button', { name: 'search' }));
    expect(page.address()).toBe('/list?q=light&category=Tenant&category=tenant&tag=Optics');
    await page.user.click(screen.getByRole('button', { name: 'choose' }));
    expect(page.address()).toBe('/list?q=light&category=tenant&category=startup&tag=Optics');
  });

  it('keeps what is not its own when it is cleared', async () => {
    const page = renderWithPlatform(<List />, { at: '/list?queryText=laser&tag=a&view=table' });
    await page.user.click(screen.getByRole('button', { name: 'clear' }));
    expect(page.address()).toBe('/list?view=table');
  });
});
