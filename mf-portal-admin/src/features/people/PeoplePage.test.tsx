import type { CallResponse } from '@park/contract';
import type { PersonDetail } from '@park/contract/people';
import { axe, refusal, screen, waitFor, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import { colleagues, person } from '../../testing/company';
import { renderPortal } from '../../testing/render-portal';
import PeoplePage from './PeoplePage';

const detail: PersonDetail = {
  ...person({ may: { edit: true, delete: true, endSessions: true, roles: [4619, 4620, 5456] } }),
  state: 'active',
  leftAt: null,
  returnUntil: null,
  birthDate: null,
  contractIds: [],
  companyContractIds: [],
  language: 'en',
  lastLoginAt: null,
  isSelf: false,
};

/** Whom the list has stored for editing (AMB-43). */
const edit = (hashedId: string) => sessionStorage.setItem('employee', hashedId);
afterEach(() => sessionStorage.clear());

const named = (id: string, name: string): CallResponse<'GET /api/companies/query'>['items'][number] => ({
  id,
  name,
  logo: null,
  category: 'Tenant',
  agreementType: null,
  location: null,
  buildingName: null,
  isEPFL: false,
  isPublished: true,
  tags: [],
  sectors: [],
  website: null,
  summary: '',
  language: 'en',
  availableLanguages: ['en'],
});

const open = (answers: FakeAnswers = {}, permissions: RenderOptions['permissions'] = ['Collaborator_Manage']) =>
  renderPortal(PeoplePage, {
    at: '/portal/company-new-collaborator',
    permissions,
    answers: {
      'GET /api/users/query': colleagues([
        person({ may: { edit: true, delete: true, endSessions: true, roles: [4619] } }),
        person({ hashedId: 'bo', firstName: 'Bo', may: { edit: false, delete: false, endSessions: false, roles: [] } }),
      ]),
      'GET /api/users/{hashedId}': detail,
      'GET /api/users/{hashedId}/departure': { effects: [{ kind: 'roomBookings', count: 3 }] },
      ...answers,
    },
  });

describe('people', () => {
  it('offers for each person exactly what the api allows', async () => {
    const page = open();
    const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
    expect((await row('Ada Rochat')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'End membership',
      'Delete',
    ]);
    expect((await row('Bo Rochat')).queryAllByRole('button')).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('stores whom it edits in this tab, and forgets it on save and on cancel (ROUTE-25, AMB-43, MISS-17)', async () => {
    const page = open({ 'PUT /api/users/{hashedId}': detail });
    const edit = await screen.findByRole('button', { name: 'Edit Ada Rochat' });
    for (const end of ['Save', 'Cancel']) {
      await page.user.click(edit);
      expect(sessionStorage.getItem('employee')).toBe('ada');
      await page.user.click(await screen.findByRole('button', { name: end }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sessionStorage.getItem('employee')).toBeNull();
    }
  });

  it('shows a present role that cannot be assigned, and only those that can', async () => {
    edit('ada');
    open({ 'GET /api/users/{hashedId}': { ...detail, role: 5464 } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ada Rochat' }));
    const select = await dialog.findByRole('combobox', { name: 'Role' });
    const options = await within(select).findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toHaveLength(4);
    expect(options[0]).toHaveTextContent('cannot be assigned by you');
    expect(select).toHaveValue('5464');
  });

  it('moves a person to another company, and says before what ends with it', async () => {
    edit('ada');
    const page = open(
      {
        'GET /api/users/{hashedId}': { ...detail, contractIds: [5452], companyContractIds: [5452] },
        'GET /api/users/{hashedId}/change-effects': {
          effects: [
            { kind: 'parkingSpots', count: 2 },
            { kind: 'parkingWaitlist', count: 1 },
          ],
        },
        'GET /api/companies/query': {
          items: [named('company-1', 'Acme'), named('company-2', 'Borel')],
          paginationId: null,
        },
        'GET /api/invitations/options': { roles: [], contractIds: [5453] },
        'PUT /api/users/{hashedId}': detail,
      },
      ['Collaborator_Manage', 'Collaborator_ManageCompanyList'],
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ada Rochat' }));
    const company = await dialog.findByRole('combobox', { name: 'Company' });
    await dialog.findByRole('option', { name: 'Borel' });
    expect(dialog.queryByText('If you save this, the person loses')).toBeNull();
    await page.user.selectOptions(company, 'company-2');
    const warning = within((await dialog.findByText('If you save this, the person loses')).closest('[role]')!);
    expect(warning.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Parking spots assigned to people2',
      'Places on the parking waitlist1',
    ]);
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.client.calls.find(({ name }) => name.startsWith('PUT'))?.input.body).toMatchObject({
      companyId: 'company-2',
      contractIds: [],
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('shows both texts when somebody else saved meanwhile, and saves the choice', async () => {
    const current = { ...detail, phone: '+41 99', lastName: 'Meanwhile', version: 2 };
    edit('ada');
    const page = open({ 'PUT /api/users/{hashedId}': refusal(409, 'errors.conflict', { details: { current } }) });
    const lastName = await screen.findByRole('textbox', { name: 'Last name' });
    await page.user.clear(lastName);
    await page.user.type(lastName, 'Mine');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByText('Somebody else saved changes in the meantime');
    expect(document.activeElement).toContainElement(conflict);
    expect(document.activeElement).not.toContainElement(lastName);
    expect(screen.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Saved in the meantime: Meanwhile' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Saved in the meantime: +41 99' })).toBeChecked();
    // Somebody else saves once more: only what is new since then is asked about.
    const again = { ...current, firstName: 'Adèle', version: 3 };
    page.client.answer({
      'PUT /api/users/{hashedId}': refusal(409, 'errors.conflict', { details: { current: again } }),
    });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: 'Saved in the meantime: Adèle' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Yours: Mine' })).toBeNull();
    page.client.answer({ 'PUT /api/users/{hashedId}': again });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const body = page.client.calls.filter(({ name }) => name.startsWith('PUT')).at(-1)?.input.body;
    expect(body).toMatchObject({ version: 3, firstName: 'Adèle', lastName: 'Mine', phone: '+41 99' });
  });

  it('keeps what was typed while the sessions of the person end', async () => {
    edit('ada');
    const page = open({ 'POST /api/users/{hashedId}/end-sessions': { sessions: 2, passkeys: 0 } });
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await page.user.clear(phone);
    await page.user.type(phone, '+41 21 555');
    await page.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign Ada Rochat out everywhere?' }));
    await page.user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Ada Rochat is signed out on 2 devices')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+41 21 555');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  it('asks what happens to the bookings before a membership ends', async () => {
    const page = open({ 'POST /api/users/{hashedId}/leave': { ...detail, state: 'left' } });
    await page.user.click(await screen.findByRole('button', { name: 'End the membership of Ada Rochat' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Upcoming room bookings')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('radio', { name: 'Hand them over to a colleague' }));
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Colleague' }), 'bo');
    await page.user.click(dialog.getByRole('button', { name: 'End membership' }));
    expect(page.client.calls.find(({ name }) => name.startsWith('POST'))?.input.body).toEqual({
      version: 1,
      handOverTo: 'bo',
    });
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('ends no membership while it is not known which bookings there are', async () => {
    const page = open({ 'GET /api/users/{hashedId}/departure': refusal(503, 'errors.unavailable') });
    await page.user.click(await screen.findByRole('button', { name: 'End the membership of Ada Rochat' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('alert');
    page.client.answer({ 'GET /api/users/{hashedId}/departure': { effects: [{ kind: 'roomBookings', count: 3 }] } });
    await page.user.click(dialog.getByRole('button', { name: 'End membership' }));
    await page.user.click(await dialog.findByRole('radio', { name: 'Hand them over to a colleague' }));
    await page.user.click(dialog.getByRole('button', { name: 'End membership' }));
    expect(dialog.getByText('Choose the colleague who gets the bookings.')).toBeInTheDocument();
    expect(page.client.calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  it('asks the same before a person is deleted, and which colleague gets the bookings', async () => {
    const page = open({ 'DELETE /api/users/{hashedId}': undefined });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Ada Rochat' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await page.user.click(await dialog.findByRole('radio', { name: 'Hand them over to a colleague' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete person' }));
    expect(dialog.getByText('Choose the colleague who gets the bookings.')).toBeInTheDocument();
    expect(page.client.calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Colleague' }), 'bo');
    await page.user.click(dialog.getByRole('button', { name: 'Delete person' }));
    expect(page.client.calls.find(({ name }) => name.startsWith('DELETE'))?.input).toMatchObject({
      params: { hashedId: 'ada' },
      query: { handOverTo: 'bo' },
    });
    expect(await screen.findByText('The person is deleted')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('asks before a typed invitation is discarded', async () => {
    const page = open({ 'GET /api/invitations/options': { roles: [4619], contractIds: [] } });
    await page.user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await page.user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ines');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Ines');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why an invitation could not be sent again', async () => {
    const page = renderPortal(PeoplePage, {
      at: '/portal/company-new-collaborator?tab=invited',
      permissions: ['Collaborator_Manage'],
      answers: {
        'GET /api/invitations': {
          items: [
            {
              id: 'invitation-1',
              firstName: 'Ines',
              lastName: 'Invited',
              email: 'ines@example.com',
              role: 4619,
              state: 'open',
              companyName: 'Acme',
              sentAt: '2026-11-19T08:00:00.000Z',
              expiresAt: '2026-11-22T08:00:00.000Z',
              invitedBy: null,
              may: { resend: true, revoke: true },
            } as never,
          ],
          paginationId: null,
        },
        'POST /api/invitations/{id}/resend': refusal(409, 'errors.invitations.ended'),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Send the invitation to Ines Invited again' }));
    expect(await screen.findByText(/^This invitation has already been accepted or revoked\./)).toBeInTheDocument();
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await screen.findByRole('heading', { name: 'Ada Rochat' });
    expect((await axe(container)).violations).toEqual([]);
  });
});
