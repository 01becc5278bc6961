import type { Vehicle } from '@park/contract/parking-permits';
import { axe, refusal, screen, within, type FakeAnswers } from '@park/testing';
import { renderParkshare } from '../../testing/render-parkshare';
import VehiclesPage from './VehiclesPage';

const get = 'GET /api/parking/vehicles';
const put = 'PUT /api/parking/vehicles';
const car: Vehicle = { plate: 'VD 1', isElectric: false };
const electric: Vehicle = { plate: 'VD 2', isElectric: true };
const van: Vehicle = { plate: 'VD 3', isElectric: false };

function open(vehicles: Vehicle[] = [car], answers: FakeAnswers = {}) {
  return renderParkshare(VehiclesPage, {
    at: '/parkshare/vehicles',
    answers: { [get]: { vehicles }, [put]: { vehicles }, ...answers },
  });
}
type RenderedPage = ReturnType<typeof open>;
const sent = (page: RenderedPage) =>
  page.client.calls.filter(({ name }) => name === put).map(({ input }) => (input as { body: unknown }).body);

async function press(page: RenderedPage, name: string) {
  await page.user.click(await screen.findByRole('button', { name }));
}
async function openDialog(page: RenderedPage, button: string) {
  // The button can be pressed once the vehicles are there.
  await screen.findAllByRole('heading', { level: 2 });
  await press(page, button);
  return within(await screen.findByRole('dialog', { name: button }));
}
const plateIn = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.getByRole('textbox', { name: 'Number plate' });

it('adds a vehicle to those there are', async () => {
  const page = open();
  const dialog = await openDialog(page, 'Add vehicle');
  await page.user.type(plateIn(dialog), 'vd 2');
  await page.user.click(dialog.getByRole('checkbox', { name: 'It is an electric vehicle' }));
  page.client.answer({ [get]: { vehicles: [car, electric] } });
  await page.user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  expect(await screen.findByText('VD 2 is saved.')).toBeInTheDocument();
  expect(sent(page)).toEqual([{ vehicles: [car, electric] }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'My vehicles' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['VD 1', 'VD 2']);
  expect(list.getByText('Electric')).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
  expect(await axe(page.container)).toHaveNoViolations();
});

it('changes a vehicle and keeps its place', async () => {
  const page = open([car, electric]);
  const dialog = await openDialog(page, 'Edit VD 1');
  await page.user.clear(plateIn(dialog));
  await page.user.type(plateIn(dialog), 'VD 3');
  await page.user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  expect(await screen.findByText('VD 3 is saved.')).toBeInTheDocument();
  expect(sent(page)).toEqual([{ vehicles: [van, electric] }]);
});

it.each(['V', 'VD 123456 and more'])('says at the plate what is wrong with %s, and keeps it', async (typed) => {
  const page = open();
  const dialog = await openDialog(page, 'Add vehicle');
  await page.user.click(plateIn(dialog));
  await page.user.paste(typed);
  await page.user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  expect(plateIn(dialog)).toBeInvalid();
  expect(plateIn(dialog)).toHaveValue(typed);
  expect(sent(page)).toEqual([]);
});

it('says in the dialog why a vehicle was refused', async () => {
  const page = open([car], { [put]: refusal(422, 'errors.parking.sameVehicle') });
  const dialog = await openDialog(page, 'Add vehicle');
  await page.user.type(plateIn(dialog), 'VD 1');
  await page.user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The same plate is entered twice.');
  expect(plateIn(dialog)).toHaveValue('VD 1');
});

it('removes a vehicle at once, and undo puts it back between those of then', async () => {
  const page = open([car, electric]);
  await screen.findByRole('heading', { name: 'VD 1' });
  page.client.answer({ [get]: { vehicles: [electric] } });
  await press(page, 'Remove VD 1');
  expect(await screen.findByText('You have removed VD 1.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'VD 1' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();

  const dialog = await openDialog(page, 'Add vehicle');
  await page.user.type(plateIn(dialog), 'VD 3');
  page.client.answer({ [get]: { vehicles: [electric, van] } });
  await page.user.click(dialog.getByRole('button', { name: 'Save vehicle' }));
  await screen.findByRole('heading', { name: 'VD 3' });
  await press(page, 'Undo');
  expect(await screen.findByText('VD 1 is back.')).toBeInTheDocument();
  expect(sent(page)).toEqual([
    { vehicles: [electric] },
    { vehicles: [electric, van] },
    { vehicles: [car, electric, van] },
  ]);
});

it('says why a vehicle was not removed, and keeps it', async () => {
  const page = open([car], { [put]: refusal(503, 'errors.unavailable') });
  await press(page, 'Remove VD 1');
  expect(await screen.findByText(/^VD 1 was not removed/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'VD 1' })).toBeInTheDocument();
});

it('says that there are as many vehicles as a person can have', async () => {
  open([car, electric, van]);
  expect(await screen.findByText('You can keep 3 vehicles. Remove one to add another.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add vehicle' })).toBeDisabled();
});

it('says what a vehicle is for to somebody without one', async () => {
  const page = open([]);
  expect(await screen.findByText('No vehicles yet')).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
  expect(await axe(page.container)).toHaveNoViolations();
});
