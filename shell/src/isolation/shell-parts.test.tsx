import { act } from '@park/testing';
import { createRoot } from 'react-dom/client';
import { isShellWhole, keepShellPart } from './shell-parts';

it('knows a part that was taken away from one that React itself removed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<header ref={keepShellPart}>Header</header>));
  expect(isShellWhole()).toBe(true);
  const [header] = container.children;
  header?.remove();
  expect(isShellWhole()).toBe(false);
  if (header) container.append(header);
  act(() => root.render(<p>Another page</p>));
  expect([container.querySelector('header'), isShellWhole()]).toEqual([null, true]);
});
