import { act, fireEvent, screen } from '@park/testing';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

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

it('does what was done on the page before the portal ran, in order and once', async () => {
  await import('./early');
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
