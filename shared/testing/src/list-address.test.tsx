import { useListAddress, useNavigate } from '@park/platform';
import { renderWithPlatform, screen, waitFor } from '.';

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function List() {
  const address = useListAddress(['category', 'tag'], { ignoringCase: ['category'] });
  return (
    <>
      <output>{JSON.stringify({ text: address.text, ...address.chosen })}</output>
      <button onClick={() => address.setText('light')}>search</button>
      <button onClick={() => address.choose('category', [...address.chosen.category, 'startup'])}>choose</button>
      <button onClick={address.clear}>clear</button>
      <button onClick={() => address.setParameter('view', 'table')}>table</button>
      <button onClick={() => address.setParameter('view', 'cards', { replace: false })}>cards</button>
      <button onClick={() => address.setParameter('view', null)}>default view</button>
      <Back />
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

  it('replaces the history entry with another parameter, or adds one when told to', async () => {
    const page = renderWithPlatform(<List />, { at: '/list?page=2&q=laser' });
    const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
    await press('table');
    expect(page.address()).toBe('/list?q=laser&page=2&view=table');
    await press('cards');
    expect(page.address()).toBe('/list?q=laser&page=2&view=cards');
    await press('back');
    await waitFor(() => expect(page.address()).toBe('/list?q=laser&page=2&view=table'));
    await press('default view');
    expect(page.address()).toBe('/list?q=laser&page=2');
  });
});
