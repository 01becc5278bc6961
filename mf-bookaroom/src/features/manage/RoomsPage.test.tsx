import { axe, fireEvent, refusal, renderRemotePage, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { managed, managedRoom, quotas, token } from '../../testing/management';
import { now, wordsOf } from '../../testing/render-rooms';
import { at } from '../../testing/rooms';
import { texts } from '../../texts/en';
import RoomsPage from './RoomsPage';

const open = (answers: FakeAnswers = {}) =>
  renderRemotePage(RoomsPage, {
    at: '/book-a-room/manage',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': texts, shell: { errors: { unavailable: wordsOf('errors.unavailable') } } },
    permissions: ['BookARoom_Manage'],
    now,
    answers: { 'GET /api/rooms/managed': managed(), 'GET /api/rooms/quotas': quotas(), ...answers },
  });

describe('revoking a door display or calendar address', () => {
  const revokeCall = 'DELETE /api/rooms/tokens/{id}';

  async function ask(answers: FakeAnswers) {
    const page = open({ 'GET /api/rooms/managed/{id}/tokens': { items: [token()] }, ...answers });
    await page.user.click(await screen.findByRole('button', { name: 'Door display and calendar of Matterhorn' }));
    await page.user.click(await screen.findByRole('button', { name: 'Revoke Tablet' }));
    return { page, dialog: within(screen.getByRole('alertdialog', { name: 'Revoke “Tablet”?' })) };
  }

  it('says first what stops working', async () => {
    const { page, dialog } = await ask({ [revokeCall]: undefined });
    expect(dialog.getByText(/^The door display stops showing the room/)).toBeInTheDocument();
    expect(page.client.calls.some(({ name }) => name === revokeCall)).toBe(false);
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('“Tablet” has been revoked.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps the focus in the list when the button is gone', async () => {
    const { page, dialog } = await ask({ [revokeCall]: undefined });
    page.client.answer({ 'GET /api/rooms/managed/{id}/tokens': { items: [token({ revokedAt: at('09:00', '20') })] } });
    await page.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoked')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Door displays and calendar addresses' })).toHaveFocus(),
    );
  });

  it('shows why it failed and stays open', async () => {
    const { page, dialog } = await ask({ [revokeCall]: refusal(503, 'errors.unavailable') });
    await page.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.unavailable'));
  });
});

describe('a new address of a room', () => {
  const createCall = 'POST /api/rooms/managed/{id}/tokens';
  const pressBeside = (dialog: HTMLElement) =>
    fireEvent(dialog, new MouseEvent('pointerdown', { clientX: -5, clientY: -5, bubbles: true }));

  async function openNew(answers: FakeAnswers = {}) {
    const page = open({ 'GET /api/rooms/managed/{id}/tokens': { items: [token()] }, ...answers });
    await page.user.click(await screen.findByRole('button', { name: 'Door display and calendar of Matterhorn' }));
    await page.user.click(await screen.findByRole('button', { name: 'New address' }));
    return { page, form: await screen.findByRole('dialog', { name: 'New address' }) };
  }

  it('is not discarded unasked while it is being entered', async () => {
    const { page, form } = await openNew();
    await page.user.type(within(form).getByRole('textbox', { name: 'Purpose' }), 'Tablet');
    pressBeside(form);
    await page.user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(within(form).getByRole('textbox', { name: 'Purpose' })).toHaveValue('Tablet');
  });

  it('stays until it has been closed on purpose, because it is shown only once', async () => {
    const { page, form } = await openNew({ [createCall]: { id: 'new', url: 'https://park.example/d#secret' } });
    await page.user.type(within(form).getByRole('textbox', { name: 'Purpose' }), 'Tablet');
    await page.user.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('https://park.example/d#secret');
    pressBeside(await screen.findByRole('dialog', { name: 'Door and calendar of Matterhorn' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });
});

describe('editing a room', () => {
  const saveCall = 'PUT /api/rooms/managed/{id}';

  async function edit(answers: FakeAnswers = {}) {
    const page = open(answers);
    await page.user.click(await screen.findByRole('button', { name: 'Edit Matterhorn' }));
    return { page, dialog: within(await screen.findByRole('dialog', { name: 'Edit Matterhorn' })) };
  }
  const sent = (page: ReturnType<typeof open>) =>
    page.client.calls.filter(({ name }) => name === saveCall).map(({ input }) => input.body);

  it('sends opening hours and contracts with the other fields', async () => {
    const { page, dialog } = await edit({ [saveCall]: managedRoom() });
    await page.user.type(dialog.getByRole('textbox', { name: /^Monday/ }), '8:00-12:00, 13:00-18:00');
    await page.user.click(dialog.getByRole('checkbox', { name: 'KNOVA' }));
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Save room' }));
    expect(await screen.findByText('Matterhorn has been saved.')).toBeInTheDocument();
    expect(sent(page)).toMatchObject([
      {
        version: 1,
        contractIds: [],
        checkInMinutes: null,
        openingHours: {
          '1': [
            { from: '08:00', until: '12:00' },
            { from: '13:00', until: '18:00' },
          ],
        },
      },
    ]);
    expect(page.missingTexts).toEqual([]);
  });

  it('says at the day which opening hours are wrong', async () => {
    const { page, dialog } = await edit();
    const tuesday = dialog.getByRole('textbox', { name: /^Tuesday/ });
    await page.user.type(tuesday, 'all day');
    await page.user.click(dialog.getByRole('button', { name: 'Save room' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tuesday');
    expect(tuesday).toHaveAccessibleDescription(wordsOf('errors.rooms.invalidHours'));
    expect(sent(page)).toEqual([]);
  });

  it.each([
    ['hours', (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Monday/ })],
    ['a contract', (dialog: ReturnType<typeof within>) => dialog.getByRole('checkbox', { name: 'KNOVA' })],
  ])('asks before %s are discarded', async (_what, field) => {
    const { page, dialog } = await edit();
    await page.user.click(field(dialog));
    await page.user.keyboard('8');
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what somebody else saved meanwhile, and saves on top of it', async () => {
    const current = managedRoom({ version: 2, floor: '3', openingHours: { '1': [{ from: '07:00', until: '19:00' }] } });
    const { page, dialog } = await edit({
      [saveCall]: refusal(409, 'errors.rooms.roomChanged', { details: { current } }),
    });
    await page.user.type(dialog.getByRole('textbox', { name: /^Monday/ }), '08:00-18:00');
    await page.user.click(dialog.getByRole('button', { name: 'Save room' }));
    const hours = within(await dialog.findByRole('group', { name: 'Opening hours, Monday' }));
    expect(hours.getByRole('radio', { name: 'Yours: 08:00-18:00' })).toBeChecked();
    await page.user.click(hours.getByRole('radio', { name: 'Saved in the meantime: 07:00–19:00' }));
    page.client.answer({ [saveCall]: managedRoom({ version: 3 }) });
    await page.user.click(dialog.getByRole('button', { name: 'Save room' }));
    await screen.findByText('Matterhorn has been saved.');
    expect(sent(page).at(-1)).toMatchObject({
      version: 2,
      floor: '3',
      openingHours: { '1': [{ from: '07:00', until: '19:00' }] },
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('does not discard what was entered when the room is archived', async () => {
    const archiveCall = 'POST /api/rooms/managed/{id}/archive';
    const { page, dialog } = await edit({ [archiveCall]: managedRoom({ isArchived: true }) });
    const archived = () => page.client.calls.some(({ name }) => name === archiveCall);
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), ' II');
    await page.user.click(dialog.getByRole('button', { name: 'Archive room' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Archive Matterhorn without your changes?' }));
    await page.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Matterhorn II');
    expect(archived()).toBe(false);
    await page.user.click(dialog.getByRole('button', { name: 'Archive room' }));
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Archive room' }));
    expect(await screen.findByText('Matterhorn has been archived.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.missingTexts).toEqual([]);
  });

  it('archives a room at once when nothing was entered', async () => {
    const { page, dialog } = await edit({ 'POST /api/rooms/managed/{id}/archive': managedRoom({ isArchived: true }) });
    await page.user.click(dialog.getByRole('button', { name: 'Archive room' }));
    expect(await screen.findByText('Matterhorn has been archived.')).toBeInTheDocument();
  });

  it('reads the rooms again when they are out of date', async () => {
    const { page, dialog } = await edit({ [saveCall]: refusal(409, 'errors.rooms.roomChanged') });
    await page.user.click(dialog.getByRole('button', { name: 'Save room' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.roomChanged'));
    expect(page.client.calls.filter(({ name }) => name === 'GET /api/rooms/managed')).toHaveLength(2);
  });
});

describe('the hours of a company', () => {
  const saveCall = 'PUT /api/rooms/quotas/{companyId}/{contractId}';

  async function change(answers: FakeAnswers = {}) {
    const page = open(answers);
    await page.user.click(await screen.findByRole('button', { name: /^Change the hours of Alpine Sensors/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours of Alpine Sensors' }));
    const hours = dialog.getByRole('textbox', { name: /^Hours per month/ });
    expect(hours).toHaveValue('10');
    await page.user.clear(hours);
    return { page, dialog, hours };
  }

  it.each([
    ['12.5', 750],
    ['{Backspace}', null],
  ])('are sent as minutes: %s', async (text, minutesPerMonth) => {
    const { page, dialog, hours } = await change({ [saveCall]: quotas().items[0] as never });
    await page.user.type(hours, text);
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The hours of Alpine Sensors have been changed.');
    expect(page.client.calls.find(({ name }) => name === saveCall)?.input.body).toEqual({ minutesPerMonth });
  });

  it.each(['745', '1e2', '0x10', '-1'])('say that %s is wrong without asking the server', async (text) => {
    const { page, dialog, hours } = await change();
    await page.user.type(hours, text);
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('alert');
    expect(hours).toHaveAccessibleDescription(/Enter a number of hours from 0 to 744\./);
    expect(page.client.calls.some(({ name }) => name === saveCall)).toBe(false);
  });

  it('show the reason of a refusal, which is no wrong number', async () => {
    const { page, dialog, hours } = await change({ [saveCall]: refusal(404, 'errors.rooms.quotaNotFound') });
    await page.user.type(hours, '12');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.quotaNotFound'));
    expect(hours).toBeValid();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });
});

describe('combining rooms', () => {
  const saveCall = 'PUT /api/rooms/managed/{id}/parts';
  const [whole, left, right] = ['a', 'b', 'c'].map((letter) => letter.repeat(8) + '-1111-4111-8111-111111111111');
  const rooms = (partIds: string[] = []) =>
    managed([
      managedRoom({ id: whole, name: 'Hall', partIds }),
      managedRoom({ id: left, name: 'Hall left' }),
      managedRoom({ id: right, name: 'Hall right' }),
    ]);

  it('needs a room and two parts', async () => {
    const page = open({ 'GET /api/rooms/managed': rooms(), [saveCall]: managedRoom() });
    await page.user.click(await screen.findByRole('button', { name: 'Combine rooms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Combine rooms' }));
    await page.user.click(dialog.getByRole('button', { name: 'Combine' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.rooms.tooFewParts'));
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Combined room' }), 'Hall');
    await page.user.click(dialog.getByRole('checkbox', { name: 'Hall left' }));
    await page.user.click(dialog.getByRole('checkbox', { name: 'Hall right' }));
    await page.user.click(dialog.getByRole('button', { name: 'Combine' }));
    expect(await screen.findByText('Hall consists of Hall left and Hall right.')).toBeInTheDocument();
    expect(page.client.calls.find(({ name }) => name === saveCall)?.input).toEqual({
      params: { id: whole },
      body: { version: 1, partIds: [left, right] },
    });
    expect(page.missingTexts).toEqual([]);
  });

  it('says that the combined room is not chosen yet', async () => {
    const page = open({ 'GET /api/rooms/managed': rooms(), [saveCall]: managedRoom() });
    await page.user.click(await screen.findByRole('button', { name: 'Combine rooms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Combine rooms' }));
    await page.user.click(dialog.getByRole('checkbox', { name: 'Hall left' }));
    await page.user.click(dialog.getByRole('checkbox', { name: 'Hall right' }));
    await page.user.click(dialog.getByRole('button', { name: 'Combine' }));
    expect(await dialog.findByRole('alert')).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: 'Combined room' })).toBeInvalid();
    expect(page.client.calls.some(({ name }) => name === saveCall)).toBe(false);
  });

  it('changes or separates a combined room', async () => {
    const page = open({ 'GET /api/rooms/managed': rooms([left ?? '', right ?? '']), [saveCall]: managedRoom() });
    const edit = await screen.findByRole('button', { name: 'Change what Hall consists of' });
    await page.user.click(edit);
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Combine' }));
    await screen.findByText('Hall consists of Hall left and Hall right.');
    await page.user.click(edit);
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Separate again' }));
    await screen.findByText('Hall is no longer combined.');
    const bodies = page.client.calls.filter(({ name }) => name === saveCall).map(({ input }) => input.body);
    expect(bodies).toEqual([
      { version: 1, partIds: [left, right] },
      { version: 1, partIds: [] },
    ]);
  });
});
