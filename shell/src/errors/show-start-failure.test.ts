import { FatalError } from '@park/platform';
import { act, fireEvent, screen } from '@park/testing';
import { showStartFailure } from './show-start-failure';

const stateOf = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>Rendered by the server</p></div>';
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('replaces a page on which nothing can be pressed, and drops what was pressed', async () => {
  const early = (window.parkEarlyInput = jest.fn());
  await act(async () => showStartFailure(document, new Error('a script did not come')));
  expect(screen.getByRole('heading', { name: 'The portal has stopped' })).toHaveFocus();
  expect(screen.queryByText('Rendered by the server')).toBeNull();
  expect(early).toHaveBeenCalledWith(false);
  delete window.parkEarlyInput;
});

it('waits until the page has arrived whole', async () => {
  stateOf('loading');
  await act(async () => showStartFailure(document, new Error('a script did not come')));
  expect(screen.getByText('Rendered by the server')).toBeInTheDocument();
  await act(async () => void fireEvent(document, new Event('DOMContentLoaded')));
  expect(screen.getByRole('heading', { name: 'The portal has stopped' })).toBeInTheDocument();
});

it('returns an error with the id that the page shows, for the report', async () => {
  const cause = new Error('a script did not come');
  const reported = await act(async () => showStartFailure(document, cause));
  expect(screen.getByText(reported.id)).toBeInTheDocument();
  expect(reported.cause).toBe(cause);
});

it('keeps the id of an error that has one', async () => {
  const error = new FatalError('no page data');
  expect(await act(async () => showStartFailure(document, error))).toMatchObject({ id: error.id, cause: error });
  expect(screen.getByText(error.id)).toBeInTheDocument();
});
