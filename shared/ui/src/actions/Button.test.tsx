import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, IconButton } from './Button';
import { UiLinkProvider } from '../links/UiLink';
import { expectAccessible } from '../expect-accessible';

it('calls its handler by pointer and by keyboard', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Book 10:00 to 11:00</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Book 10:00 to 11:00' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

it('keeps the focus while busy, shows its busy label and cannot be pressed twice', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Book</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} busy busyText="Booking">
      Book
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Booking' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

it('does not submit the surrounding form while busy', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send} aria-label="Booking">
      <input aria-label="Title" />
      <Button type="submit" busy>
        Book
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Review{Enter}');
  expect(send).not.toHaveBeenCalled();
});

it('keeps the focus and says so when it is switched off by its page', () => {
  render(
    <>
      <Button aria-disabled>Merge</Button>
      <IconButton label="Up" icon={<svg aria-hidden="true" />} aria-disabled />
    </>,
  );
  for (const button of screen.getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  }
});

it('has a name when it shows only an icon', async () => {
  const { container } = render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  await expectAccessible(container);
});

describe('a link that looks like a button', () => {
  it('renders the link that the shell provides', () => {
    render(
      <UiLinkProvider
        value={(props) => (
          <a data-router {...props}>
            {props.children}
          </a>
        )}
      >
        <ButtonLink href="/companies">Companies</ButtonLink>
      </UiLinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Companies' })).toHaveAttribute('data-router');
  });

  it.each(['https://startups.example/list', '//elsewhere.example'])('does not pass %s to the router', (href) => {
    render(
      <UiLinkProvider
        value={(props) => (
          <a data-router {...props}>
            {props.children}
          </a>
        )}
      >
        <ButtonLink href={href}>Startups</ButtonLink>
      </UiLinkProvider>,
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
  });

  it('opens other sites in a new window without an opener', () => {
    render(<ButtonLink href="https://startups.example">Startups</ButtonLink>);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
