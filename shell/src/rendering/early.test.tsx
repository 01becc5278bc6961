// Runs alone: the early script listens to the document for good.
import { act, fireEvent, screen } from '@park/testing';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadLater } from './held-back';

const sent = jest.fn();

function Form() {
  const [text, setText] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(text, isTicked);
      }}
    >
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="News" type="checkbox" checked={isTicked} onChange={() => setIsTicked(!isTicked)} />
      <p>{`“${text}”, ${isTicked ? 'with' : 'without'} news, pressed ${count} times`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Press
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

beforeAll(async () => {
  document.documentElement.dataset['font'] = 'later';
  localStorage.setItem('font', '');
  await import('./early');
});

it('holds lazy pictures back until the scripts have come, applies styles at once, and shows a font that is there', async () => {
  expect(document.documentElement.dataset['font']).toBeUndefined();
  const [later, first, row] = [
    '<img loading="lazy" src="/a.png">',
    '<img src="/b.png">',
    '<p data-style="--rows:3">',
  ].map((html) => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement);
  // jsdom does not know the property.
  Object.defineProperty(later, 'loading', { value: 'lazy' });
  document.body.append(later!, first!, row!);
  await Promise.resolve();
  expect(later).not.toHaveAttribute('src');
  expect(first).toHaveAttribute('src', '/b.png');
  expect(row!.outerHTML).toBe('<p style="--rows: 3;"></p>');

  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(later).toHaveAttribute('src', '/a.png');
  expect(later).not.toHaveAttribute('data-src');
  document.body.replaceChildren();
});

it('loads what the portal needs behind the first paint', async () => {
  document.head.innerHTML =
    '<link data-later="script" href="/list.js" integrity="sha384-x"><link data-later="preload" as="script" href="/entry.js">';
  loadLater(document);
  expect(document.querySelector('script')?.outerHTML).toMatch(/^<script src="\/list.js" integrity="sha384-x"/);
  expect(document.querySelector('link[rel=preload]')).toHaveAttribute('href', '/entry.js');
  document.head.replaceChildren();
});

it('does what was done on the page before the portal ran, in order and once', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);

  fireEvent.input(screen.getByLabelText('Search'), { target: { value: 'bio' } });
  fireEvent.click(screen.getByLabelText('News'));
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();

  await act(async () => void hydrateRoot(root, <Form />));
  await act(async () => window.parkEarlyInput?.());
  expect(screen.getByText('“bio”, with news, pressed 1 times')).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveValue('bio');
  expect(sent.mock.calls).toEqual([['bio', true]]);

  // From now on the page works by itself.
  expect(window.parkEarlyInput).toBeUndefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Press' })));
  expect(screen.getByText('“bio”, with news, pressed 2 times')).toBeInTheDocument();
});
