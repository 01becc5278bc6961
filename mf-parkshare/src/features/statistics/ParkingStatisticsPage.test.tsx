import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderParkshare } from '../../testing/render-parkshare';
import { parkshareStatistics } from '../../testing/statistics';
import ParkingStatisticsPage from './ParkingStatisticsPage';

const open = (answers: FakeAnswers = {}) =>
  renderParkshare(ParkingStatisticsPage, {
    at: '/parkshare/statistics?from=2026-08-22&to=2026-11-21',
    permissions: ['Parkshare_Read', 'Parkshare_GenerateStats'],
    answers: { 'GET /api/stats/parkshare': parkshareStatistics(), ...answers },
  });

it('counts who waited in vain once in all car parks together, and where they waited in one of them', async () => {
  const page = open();
  const table = within(await screen.findByRole('table', { name: 'By weekday and half day' }));
  const unmet = () =>
    within(table.getByRole('row', { name: /^Monday, morning/ }))
      .getAllByRole('cell')
      .at(-1);
  expect(unmet()).toHaveTextContent('2');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Car park' }), 'P1 North');
  expect(unmet()).toHaveTextContent('3');
  expect(page.missingTexts).toEqual([]);
  expect(await axe(page.container)).toHaveNoViolations();
});

it('says at the field why a period was refused, and nowhere else', async () => {
  const fields = { to: 'errors.field.periodOrder' };
  open({ 'GET /api/stats/parkshare': refusal(400, 'errors.validation', { fields }) });
  const last = await screen.findByRole('textbox', { name: 'To' });
  await waitFor(() => expect(last).toBeInvalid());
  expect(last).toHaveAccessibleDescription('Please check this answer');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
