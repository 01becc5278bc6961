import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { axe, fireEvent, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import SpotlightsPage from './SpotlightsPage';

const empty = { title: '', text: '', imageAlt: '' };
const spotlight = (change: Partial<ManagedSpotlight> = {}): ManagedSpotlight => ({
  id: 'roof',
  version: 3,
  texts: { en: { title: 'The roof', text: 'It is open.', imageAlt: '' }, fr: empty },
  link: '/events',
  isPublished: true,
  imageId: null,
  image: null,
  startsAt: '2026-11-20T08:00:00.000Z',
  endsAt: null,
  state: 'shown',
  ...change,
});

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(SpotlightsPage, {
    at: '/portal/admin/spotlights',
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_NEWS_EVENTS'],
    answers: {
      'GET /api/publishing/spotlights': { items: [spotlight()] },
      'POST /api/publishing/spotlights': spotlight(),
      'PUT /api/publishing/spotlights/{id}': spotlight(),
      'DELETE /api/publishing/spotlights/{id}': undefined as never,
      ...answers,
    },
    ...options,
  });
const bodies = (page: ReturnType<typeof open>, name: string) =>
  page.client.calls.filter((call) => call.name === name).map(({ input }) => input.body);

async function edit(options: RenderOptions = {}) {
  const page = open(options);
  await page.user.click(await screen.findByRole('button', { name: 'Edit The roof' }));
  return { page, dialog: within(await screen.findByRole('dialog', { name: 'Edit the spotlight' })) };
}
const english = (dialog: Awaited<ReturnType<typeof edit>>['dialog']) =>
  within(dialog.getByRole('group', { name: 'English' }));

describe('the page of spotlights', () => {
  it('has no accessibility violation', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Edit The roof' });
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('renders in French, and marks texts that exist in the other language only', async () => {
    const page = open({ language: 'fr' });
    for (const title of await screen.findAllByText('The roof')) expect(title).toHaveAttribute('lang', 'en');
    expect(screen.getByText('It is open.')).toHaveAttribute('lang', 'en');
    expect(page.missingTexts).toEqual([]);
  });

  it('removes a spotlight after a question, and keeps the focus on the page', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Remove The roof' }));
    page.client.answer({ 'GET /api/publishing/spotlights': { items: [] } });
    await page.user.click(screen.getByRole('button', { name: 'Remove spotlight' }));
    expect(await screen.findByText('No spotlight yet')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('No spotlight yet')));
    expect(document.body).not.toHaveFocus();
  });

  it('shows in the question why a spotlight was not removed', async () => {
    const page = open({ answers: { 'DELETE /api/publishing/spotlights/{id}': refusal(503, 'errors.unavailable') } });
    await page.user.click(await screen.findByRole('button', { name: 'Remove The roof' }));
    await page.user.click(screen.getByRole('button', { name: 'Remove spotlight' }));
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeInTheDocument();
  });
});

describe('the dialog of a spotlight', () => {
  it('begins a new one at the present minute of the portal', async () => {
    const page = open({ now: new Date('2027-03-05T23:30:15Z') });
    await page.user.click(await screen.findByRole('button', { name: 'Add spotlight' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add spotlight' }));
    expect(dialog.getByLabelText('Shown from')).toHaveValue('06/03/2027');
    await page.user.type(english(dialog).getByRole('textbox', { name: 'Title' }), 'Lunch');
    await page.user.click(dialog.getByRole('button', { name: 'Save spotlight' }));
    await waitFor(() =>
      expect(bodies(page, 'POST /api/publishing/spotlights')).toMatchObject([
        { startsAt: '2027-03-05T23:30:00.000Z', endsAt: null, imageId: null, texts: { en: { title: 'Lunch' } } },
      ]),
    );
  });

  it('asks before a new time is discarded', async () => {
    const { page, dialog } = await edit();
    fireEvent.change(dialog.getByLabelText('Shown until (optional)'), { target: { value: '01/12/2026' } });
    fireEvent.blur(dialog.getByLabelText('Shown until (optional)'));
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(dialog.getByLabelText('Shown until (optional)')).toHaveValue('01/12/2026');
  });

  it('asks before a new picture is discarded', async () => {
    const { page, dialog } = await edit({
      answers: {
        'POST /api/publishing/images': {
          imageId: 'picture',
          image: { url: '/picture.png', alt: '', width: 1, height: 1 },
        },
      },
    });
    const [input] = (await screen.findByRole('dialog')).querySelectorAll<HTMLInputElement>('input[type=file]');
    await page.user.upload(input as HTMLInputElement, new File(['x'], 'roof.png', { type: 'image/png' }));
    await dialog.findByRole('button', { name: 'Remove picture' });
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('shows why a picture was refused', async () => {
    const { dialog } = await edit();
    const [input] = (await screen.findByRole('dialog')).querySelectorAll<HTMLInputElement>('input[type=file]');
    const large = new File(['x'], 'roof.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 2_097_153 });
    fireEvent.change(input as HTMLInputElement, { target: { files: [large] } });
    expect(await dialog.findByText(/too large/)).toBeInTheDocument();
  });

  it('merges what somebody else has saved meanwhile, and saves on top of that', async () => {
    const theirs = spotlight({
      version: 4,
      texts: { en: { title: 'Their roof', text: 'It is open.', imageAlt: '' }, fr: empty },
      endsAt: '2026-12-01T08:00:00.000Z',
    });
    const { page, dialog } = await edit({
      answers: {
        'PUT /api/publishing/spotlights/{id}': refusal(409, 'errors.conflict', { details: { current: theirs } }),
      },
    });
    const title = english(dialog).getByRole('textbox', { name: 'Title' });
    await page.user.clear(title);
    await page.user.type(title, 'My roof');
    await page.user.click(dialog.getByRole('button', { name: 'Save spotlight' }));
    const choice = within(await dialog.findByRole('group', { name: 'Title (English)' }));
    expect(choice.getByRole('radio', { name: /My roof/ })).toBeChecked();
    expect(choice.getByRole('radio', { name: /Their roof/ })).toBeInTheDocument();
    expect(dialog.getByLabelText('Shown until (optional)')).toHaveValue('01/12/2026');
    page.client.answer({ 'PUT /api/publishing/spotlights/{id}': spotlight({ version: 5 }) });
    await page.user.click(dialog.getByRole('button', { name: 'Save spotlight' }));
    await waitFor(() => expect(bodies(page, 'PUT /api/publishing/spotlights/{id}')).toHaveLength(2));
    expect(bodies(page, 'PUT /api/publishing/spotlights/{id}')[1]).toMatchObject({
      version: 4,
      endsAt: '2026-12-01T08:00:00.000Z',
      texts: { en: { title: 'My roof' } },
    });
  });
});
