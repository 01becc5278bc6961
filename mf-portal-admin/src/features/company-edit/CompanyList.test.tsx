import type { CompanyListRow } from '@park/contract/company-editing';
import { axe, screen, waitFor } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { CompanyList } from './CompanyList';

const company = (id: string, name: string, state: CompanyListRow['state'] = 'active'): CompanyListRow => ({
  id,
  name,
  state,
  leavesOn: null,
  peopleCount: 3,
  contracts: [],
});

const open = (at: string) =>
  renderPortal(CompanyList, {
    at,
    answers: {
      'GET /api/companies/managed': { items: [company('a', 'Alpine'), company('b', 'Beta', 'disabled')] },
    },
  });

describe('the list of companies for the staff', () => {
  it('reads search and states from the address, so that Back restores them', async () => {
    const page = open('/portal/company-edit?q=alp&state=active');
    expect(await screen.findByRole('link', { name: 'Alpine' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Beta' })).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Search companies' })).toHaveValue('alp');
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('leads back from filters that hide all companies', async () => {
    const page = open('/portal/company-edit?q=alp&state=disabled');
    await page.user.click(await screen.findByRole('button', { name: 'Show all companies' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    expect(document.body).not.toHaveFocus();
  });
});
