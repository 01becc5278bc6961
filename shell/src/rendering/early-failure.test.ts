// Runs alone: the early script listens to the document for good.
import { fireEvent, screen } from '@park/testing';

beforeAll(async () => {
  document.body.innerHTML = '<form method="post" action="/login"><button>Sign in</button></form>';
  await import('./early');
});

function addScript(isDeferred: boolean): HTMLScriptElement {
  const script = document.createElement('script');
  script.defer = isDeferred;
  document.head.append(script);
  return script;
}

it('lets forms work without scripts when those of the portal do not come', () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  const form = document.querySelector('form')!;
  form.addEventListener('submit', submit);
  // Nothing listens to the page's forms before the portal runs.
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  send();
  expect(submit.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  fireEvent.error(addScript(false));
  expect(window.parkEarlyInput).toBeDefined();

  submit.mockClear();
  fireEvent.error(addScript(true));
  expect(window.parkEarlyInput).toBeUndefined();
  // What was pressed before is done now.
  expect(submit).toHaveBeenCalledTimes(1);
  submit.mockReset();
  submit.mockImplementation((event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  send();
  expect(submit).toHaveBeenCalledTimes(1);
});
