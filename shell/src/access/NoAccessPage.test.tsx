import { permissions } from '@park/domain';
import { axe, screen } from '@park/testing';
import { renderInShell } from '../testing/render-in-shell';
import { NoAccessPage } from './NoAccessPage';

test('names the missing permission, who has it and whom to ask', () => {
  renderInShell(<NoAccessPage missing={{ anyOf: ['BookARoom_Book'] }} />, { role: 4619 });
  expect(screen.getByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
  expect(screen.getByText('Book rooms')).toBeInTheDocument();
  expect(
    screen.getByText('Company administrator, Company supervisor, Super administrator, External FIT and Facilities'),
  ).toBeInTheDocument();
  expect(screen.getByText('Employee')).toBeInTheDocument();
  expect(
    screen.getByText('The administrator or supervisor of Acme can give you a role that has it.'),
  ).toBeInTheDocument();
  expect(document.title).toBe('You do not have access to this page · Test Park');
});

test('a permission that no company can grant is granted by the park', () => {
  renderInShell(<NoAccessPage missing={{ anyOf: ['Parkshare_SuperManage'] }} />, { role: 4620 });
  expect(screen.getByText('The park’s administration grants this permission.')).toBeInTheDocument();
});

test('a flag is granted to a person and not to a role', () => {
  renderInShell(<NoAccessPage missing={{ flag: 'CAN_EDIT_COMPANIES_LOGO' }} />, { role: null });
  expect(screen.getByText('Change the logos of companies')).toBeInTheDocument();
  expect(screen.queryByText('Roles that have it')).not.toBeInTheDocument();
  expect(screen.getByText('No role')).toBeInTheDocument();
});

test.each(['en', 'fr'] as const)('is accessible in %s, with a text for every permission', async (language) => {
  const { part, missingTexts } = renderInShell(<NoAccessPage missing={{ anyOf: permissions }} />, {
    role: 4619,
    language,
  });
  expect(await axe(part)).toHaveNoViolations();
  expect(missingTexts).toEqual([]);
});
