import { axe, refusal, screen, within, type FakeAnswers } from '@park/testing';
import { renderParkshare } from '../../testing/render-parkshare';
import VehiclesPage from './VehiclesPage';

const put = 'PUT /api/parking/vehicles';
const stored = { vehicles: [{ plate: 'VD 1', isElectric: false }] };

async function open(answers: FakeAnswers = {}) {
  const page = renderParkshare(VehiclesPage, {
    at: '/parkshare/vehicles',
    answers: { 'GET /api/parking/vehicles': stored, [put]: stored, ...answers },
  });
  await screen.findByRole('button', { name: 'Save vehicles' });
  return page;
}
const plate = (number: number) => screen.getByRole('textbox', { name: new RegExp(`vehicle ${number}`) });
const electric = (number: number) => screen.getByRole('checkbox', { name: `Vehicle ${number} is electric` });
const save = () => screen.getByRole('button', { name: 'Save vehicles' });
const sent = (page: Awaited<ReturnType<typeof open>>) =>
  page.client.calls.filter(({ name }) => name === put).map(({ input }) => (input as { body: unknown }).body);

it('sends the vehicles that have a plate, and shows them as they are stored', async () => {
  const after = { vehicles: [...stored.vehicles, { plate: 'VD 3', isElectric: true }] };
  const page = await open({ [put]: after });
  await page.user.type(plate(3), 'vd 3');
  await page.user.click(electric(3));
  await page.user.click(save());
  expect(await screen.findByText('Your vehicles are saved.')).toBeInTheDocument();
  expect(sent(page)).toEqual([after]);
  expect(plate(2)).toHaveValue('VD 3');
  expect(electric(2)).toBeChecked();
  expect(plate(3)).toHaveValue('');
  expect(page.missingTexts).toEqual([]);
  expect(await axe(page.container)).toHaveNoViolations();
});

it('says at the plate what is wrong with it, and keeps the input', async () => {
  const page = await open();
  await page.user.type(plate(3), 'V');
  await page.user.click(save());
  expect(plate(3)).toBeInvalid();
  expect(plate(1)).toBeValid();
  expect(plate(3)).toHaveValue('V');
  expect(sent(page)).toEqual([]);
});

it('asks for the plate of an electric vehicle instead of leaving it out', async () => {
  const page = await open();
  await page.user.click(electric(2));
  await page.user.click(save());
  expect(plate(2)).toBeInvalid();
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(/vehicle 2/);
  expect(sent(page)).toEqual([]);
});

it('says why the vehicles were refused', async () => {
  const page = await open({ [put]: refusal(422, 'errors.parking.sameVehicle') });
  await page.user.type(plate(2), 'VD 1');
  await page.user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The same plate is entered twice.');
  expect(plate(2)).toHaveValue('VD 1');
});
