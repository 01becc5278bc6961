import { act, refusal, screen, waitFor } from '@park/testing';
import { companyItem, companyPage } from '../../testing/companies';
import { openCompanies, twoCompanies } from '../../testing/company-list';

beforeEach(() => localStorage.clear());

describe('parts of a long list', () => {
  it('links to the next page, which starts where the address says; another search starts at the beginning', async () => {
    const asked: (string | undefined)[] = [];
    const page = openCompanies('/companies?category=startup&after=second', ({ query }) => {
      asked.push(query?.paginationId);
      return { ...twoCompanies, paginationId: 'third' };
    });
    const link = await screen.findByRole('link', { name: 'Show more' });
    expect(link).toHaveAttribute('href', '?category=startup&after=third');
    expect(asked).toEqual(['second']);
    await page.user.type(screen.getByRole('searchbox'), 'laser{Enter}');
    await waitFor(() => expect(asked).toEqual(['second', undefined]));
    expect(page.address()).toBe('/companies?q=laser&category=startup');
  });

  it('loads the next page; when that fails, the list stays', async () => {
    let isDown = false;
    const page = openCompanies('/companies', ({ query }) => {
      if (query?.paginationId === undefined) return { ...twoCompanies, paginationId: 'next' };
      if (isDown) return refusal(503, 'errors.unavailable');
      return { items: [companyItem({ id: 'third', name: 'Third' })], paginationId: 'last' };
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Third' })).toBeInTheDocument();
    expect(screen.getByText('3 of 190')).toBeInTheDocument();
    isDown = true;
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next part of the list did not load.');
    expect(screen.getByRole('link', { name: 'Third' })).toBeInTheDocument();
  });

  const many = companyPage(
    Array.from({ length: 14 }, (_unused, place) => companyItem({ id: `c${place}`, name: `Company ${place}` })),
  );

  it('renders a long list in steps and reserves the space of the rest', async () => {
    const frames: FrameRequestCallback[] = [];
    const nextFrame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    const { container } = openCompanies('/companies?view=cards', many);
    await screen.findByText('Company 0');
    expect(screen.queryByText('Company 13')).toBeNull();
    expect(container.querySelectorAll('.waiting')).toHaveLength(2);
    await act(async () => frames.splice(0).forEach((draw) => draw(0)));
    nextFrame.mockRestore();
    expect(screen.getByText('Company 13')).toBeInTheDocument();
    expect(container.querySelectorAll('.waiting')).toHaveLength(0);
  });

  it('renders a table at once when the page is opened with it, because the height of its rows is unknown', async () => {
    const { container } = openCompanies('/companies?view=table', many);
    await screen.findByText('Company 0');
    expect(screen.getByText('Company 13')).toBeInTheDocument();
    expect(container.querySelectorAll('.waiting')).toHaveLength(0);
  });
});
