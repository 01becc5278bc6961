import { act, axe, screen } from '@park/testing';
import { renderInShell } from '../testing/render-in-shell';
import { OfflineNotice } from './OfflineNotice';

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

it('tells that the device is offline, until the connection is back', async () => {
  const { part } = renderInShell(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  expect((await axe(part)).violations).toEqual([]);
  setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('speaks French', () => {
  const { missingTexts } = renderInShell(<OfflineNotice />, { language: 'fr' });
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors ligne.');
  expect(missingTexts).toEqual([]);
});
