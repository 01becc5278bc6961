import { act, fireEvent, screen } from '@park/testing';
import { showStartFailure } from './show-start-failure';

const stateOf = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>Drawn by the server</p></div>';
});
afterEach(() => jest.restoreAllMocks());

it('replaces a page on which nothing can be pressed, and drops what was pressed', async () => {
  const early = (window.parkEarlyInput = jest.fn());
  await act(async () => showStartFailure(document, new Error('a script did not come')));
  expect(screen.getByRole('heading', { name: 'The portal has stopped' })).toHaveFocus();
  expect(screen.queryByText('Drawn by the server')).toBeNull();
  expect(early).toHaveBeenCalledWith(false);
  delete window.parkEarlyInput;
});

it('waits until the page has arrived whole', async () => {
  stateOf('loading');
  await act(async () => showStartFailure(document, new Error('a script did not come')));
  expect(screen.getByText('Drawn by the server')).toBeInTheDocument();
  await act(async () => void fireEvent(document, new Event('DOMContentLoaded')));
  expect(screen.getByRole('heading', { name: 'The portal has stopped' })).toBeInTheDocument();
});
