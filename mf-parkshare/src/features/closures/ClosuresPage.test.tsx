import { axe, fireEvent, refusal, screen, within, type RenderOptions } from '@park/testing';
import { closure, closurePreview, lotSpots, managedLot } from '../../testing/park';
import { renderParkshare } from '../../testing/render-parkshare';
import ClosuresPage from './ClosuresPage';

const open = (options: RenderOptions = {}) =>
  renderParkshare(ClosuresPage, {
    at: '/parkshare/park/closures',
    permissions: ['Parkshare_Read', 'Parkshare_SuperManage'],
    ...options,
    answers: {
      'GET /api/parking/closures': { items: [closure] },
      'GET /api/parking/park/lots': { items: [managedLot] },
      'GET /api/parking/park/lots/{id}/spots': lotSpots,
      'POST /api/parking/closures/preview': closurePreview,
      ...options.answers,
    },
  });

async function preview() {
  fireEvent.click(await screen.findByRole('button', { name: 'Close spots' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'P1 North' });
  fireEvent.change(dialog.getByLabelText('Car park'), { target: { value: managedLot.id } });
  fireEvent.change(dialog.getByLabelText('Reason in English'), { target: { value: 'New asphalt' } });
  return dialog;
}

describe('closures', () => {
  it('shows what is affected before spots are closed, and says what happened', async () => {
    const page = open({ answers: { 'POST /api/parking/closures': { id: '1', moved: 1, cancelled: 1 } } });
    const dialog = await preview();
    fireEvent.click(dialog.getByRole('button', { name: 'See what is affected' }));
    expect(await dialog.findByRole('table', { name: '2 bookings are affected' })).toBeInTheDocument();
    expect(dialog.getByText('Moves to P2 South, spot B010')).toBeInTheDocument();
    expect(dialog.getByText('Gina Guest (guest), Acme')).toBeInTheDocument();
    expect(dialog.getByRole('table', { name: '1 person has a closed spot' })).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Close spots' }));
    expect(await screen.findByText('Closed. 1 booking moved. 1 booking cancelled.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('asks for spots when not the whole car park is closed', async () => {
    open();
    const dialog = await preview();
    fireEvent.click(dialog.getByRole('radio', { name: 'Some spots' }));
    expect(await dialog.findByRole('checkbox', { name: 'A006' })).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'See what is affected' }));
    expect(await dialog.findByText('Choose at least one spot.')).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'A006' }));
    fireEvent.click(dialog.getByRole('button', { name: 'See what is affected' }));
    expect(await dialog.findByRole('table', { name: '2 bookings are affected' })).toBeInTheDocument();
  });

  it('looks again when bookings changed in the meantime', async () => {
    open({ answers: { 'POST /api/parking/closures': refusal(409, 'errors.parking.closureChanged') } });
    const dialog = await preview();
    fireEvent.click(dialog.getByRole('button', { name: 'See what is affected' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Close spots' }));
    expect(await dialog.findByText(/Bookings have changed in the meantime/)).toBeInTheDocument();
  });

  it('asks before it discards what was entered, in the second step too', async () => {
    const page = open();
    const dialog = await preview();
    fireEvent.click(dialog.getByRole('button', { name: 'See what is affected' }));
    await dialog.findByRole('table', { name: '2 bookings are affected' });
    fireEvent.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText('Reason in English')).toHaveValue('New asphalt');
    expect(page.hasUnsavedChanges()).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  it('keeps the focus in the list when a closure is lifted', async () => {
    const page = open({ answers: { 'DELETE /api/parking/closures/{id}': undefined } });
    await page.user.click(await screen.findByRole('button', { name: /^Lift the closure/ }));
    page.client.answer({ 'GET /api/parking/closures': { items: [] } });
    const question = within(await screen.findByRole('alertdialog', { name: 'Lift the closure of P1 North?' }));
    await page.user.click(question.getByRole('button', { name: 'Lift closure' }));
    expect(document.activeElement).toContainElement(await screen.findByText('Nothing is closed'));
    expect(document.body).not.toHaveFocus();
  });

  it('says in the question why a closure was not lifted', async () => {
    const page = open({ answers: { 'DELETE /api/parking/closures/{id}': refusal(503, 'errors.unavailable') } });
    await page.user.click(await screen.findByRole('button', { name: /^Lift the closure/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Lift closure' }));
    expect(await question.findByRole('alert')).toBeInTheDocument();
  });

  it('is accessible in French, without closures too', async () => {
    const page = open({ language: 'fr', answers: { 'GET /api/parking/closures': { items: [] } } });
    expect(await screen.findByText('Rien n’est fermé')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
