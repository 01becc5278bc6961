import { screen } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import ManageEventsPage from './ManageEventsPage';

const open = () =>
  renderPortal(ManageEventsPage, {
    at: '/portal/admin/manage-events',
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_NEWS_EVENTS'],
    now: new Date('2027-03-05T23:30:00Z'),
    answers: {
      'GET /api/catalogs/{id}': { id: 'event-types', items: [{ id: 'workshop', label: 'Workshop' }] },
      'GET /api/publishing/drafts': { items: [], draft: null, others: [] },
    },
  });

describe('the times of an event, in the editor', () => {
  it('proposes the present day of the park', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
    // Half past midnight in the park.
    expect(screen.getByLabelText('Begins')).toHaveValue('06/03/2027');
  });

  it('names each time after its day', async () => {
    open();
    expect(await screen.findByLabelText('Time, Begins')).toBeInTheDocument();
    expect(screen.getByLabelText('Time, Ends')).toBeInTheDocument();
    expect(screen.getByLabelText('Time, Visible from')).toBeInTheDocument();
  });
});
