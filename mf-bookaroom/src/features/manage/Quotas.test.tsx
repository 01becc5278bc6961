import { renderRemotePage, screen } from '@park/testing';
import { company, quotas } from '../../testing/management';
import { texts } from '../../texts/en';
import { Quotas } from './Quotas';

const [quota] = quotas().items;
const other = { ...company, id: '99999999-9999-4999-8999-999999999999', name: 'Céramia' };

it('finds a company among all of the park, whatever its accents', async () => {
  const page = renderRemotePage(Quotas, {
    at: '/book-a-room/manage',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': texts },
    permissions: ['BookARoom_Manage'],
    answers: { 'GET /api/rooms/quotas': { items: quota ? [quota, { ...quota, company: other }] : [] } },
  });
  const search = await screen.findByRole('searchbox', { name: 'Search companies' });
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  await page.user.type(search, 'ceram');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Céramia');
  await page.user.type(search, 'x');
  expect(screen.getByRole('heading', { name: 'No company matches' })).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});
