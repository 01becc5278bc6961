import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';
import type { MenuItem } from './menu-items';
import { expectAccessible } from '../expect-accessible';

const edit = jest.fn();
const items: MenuItem[] = [
  { key: 'edit', label: 'Edit', onSelect: edit },
  { key: 'page', label: 'Its page', href: '/companies' },
  { kind: 'separator', key: 'line' },
  { kind: 'choice', key: 'mail', label: 'Mail me', checked: true, onSelect: () => undefined },
  { key: 'delete', label: 'Delete', disabled: true, danger: true },
];

const show = () => render(<MenuButton label="More about Helvia" icon={<svg aria-hidden="true" />} items={items} />);
const button = () => screen.getByRole('button', { name: 'More about Helvia', hidden: true });

beforeEach(() => edit.mockClear());

it('opens by keyboard, moves by arrow keys, activates by Enter and restores the focus', async () => {
  show();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: 'More about Helvia' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Home}{Enter}');
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button()).toHaveFocus();
});

it('closes on Escape and restores the focus', async () => {
  show();
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button()).toHaveFocus();
});

it('closes when its button is pressed again', async () => {
  show();
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('has links, choices and disabled items', async () => {
  show();
  await userEvent.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Its page' })).toHaveAttribute('href', '/companies');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Mail me' })).toBeChecked();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(screen.getByRole('menu'));
});
