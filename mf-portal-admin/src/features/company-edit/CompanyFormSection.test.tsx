import type { ManagedCompany } from '@park/contract/company-editing';
import { act, refusal, screen, waitFor, type FakeAnswers } from '@park/testing';
import { useState } from 'react';
import { managedCompany } from '../../testing/managed-company';
import { renderPortal } from '../../testing/render-portal';
import { CompanyFormSection } from './CompanyFormSection';

const company = managedCompany();
let setCompany: (next: ManagedCompany) => void;

/** The section below a page that reads the company again. */
function Section() {
  const [current, setCurrent] = useState(company);
  setCompany = setCurrent;
  return <CompanyFormSection company={current} />;
}

const open = (answers: FakeAnswers = {}) =>
  renderPortal(Section, { answers: { 'PUT /api/companies/{id}': company, ...answers } });
const lastBody = (page: ReturnType<typeof open>) =>
  page.client.calls.filter(({ name }) => name === 'PUT /api/companies/{id}').at(-1)?.input.body;

describe('the profile of a company', () => {
  it('asks which text stays when somebody else saved meanwhile, and saves the choice', async () => {
    const current = { ...company, version: 2, name: 'Acme Robotics', phone: '+41 21 555 00 00' };
    const page = open({ 'PUT /api/companies/{id}': refusal(409, 'errors.conflict', { details: { current } }) });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await page.user.type(name, ' SA');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: 'Yours: Acme SA' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Saved in the meantime: +41 21 555 00 00' })).toBeChecked();
    page.client.answer({ 'PUT /api/companies/{id}': { ...current, version: 3 } });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The profile is saved');
    expect(lastBody(page)).toMatchObject({ version: 2, phone: '+41 21 555 00 00', identity: { name: 'Acme SA' } });
    expect(page.missingTexts).toEqual([]);
  });

  it('does not take a new logo for a conflict', async () => {
    const page = open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Acme'));
    act(() => setCompany({ ...company, version: 2, logo: '/logo.webp' }));
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The profile is saved');
    expect(lastBody(page)).toMatchObject({ version: 2 });
  });
});
