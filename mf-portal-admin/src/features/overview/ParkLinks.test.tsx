import { screen } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { ParkLinks } from './ParkLinks';

it('offers to ask for space only where the role and the company’s agreement have it (SPC-02)', () => {
  renderPortal(ParkLinks, { permissions: ['Portal_Access', 'Space_Needs'], canRequestSpace: true });
  expect(screen.getByRole('link', { name: /^More space/ })).toHaveAttribute('href', '/portal/space');
});

it('shows nothing where the right of the role is not in the agreement', () => {
  renderPortal(ParkLinks, { permissions: ['Portal_Access', 'Space_Needs'], canRequestSpace: false });
  expect(screen.queryByRole('heading')).toBeNull();
});
