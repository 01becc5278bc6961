import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../toast/Toasts';
import { MenuButton } from './MenuButton';

let fails = true;
jest.mock('@park/ui/menu', () => ({
  get MenuPanel() {
    if (fails) throw new Error('Loading chunk failed');
    return () => <div role="menu" />;
  },
}));

it('reports a menu that does not load; the next press tries again', async () => {
  window.reportError = jest.fn();
  render(
    <ToastProvider>
      <MenuButton label="More" icon={<svg aria-hidden="true" />} items={[]} />
    </ToastProvider>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(window.reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk failed' }));
  fails = false;
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});
