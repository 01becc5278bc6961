import { hydrationDifference } from './hydration-differences';

/** As React words it; its own component names are left out. */
const attributes = `A tree hydrated but some attributes of the server rendered HTML didn't match the client properties.
This can happen if a SSR-ed Client Component used:

- A server/client branch \`if (typeof window !== 'undefined')\`.

https://react.dev/link/hydration-mismatch

  <App>
    <main>
      <ul
+       aria-label="3 rooms"
-       aria-label="2 rooms"
        className="list"
      >
+       Rooms
`;
const text = `Hydration failed because the server rendered text didn't match the client.

https://react.dev/link/hydration-mismatch

  <h1>
+   Rooms
-   Salles
`;

it.each([
  ['an attribute', attributes, 'the browser renders aria-label="3 rooms", the server aria-label="2 rooms"'],
  ['a text', text, 'the browser renders Rooms, the server Salles'],
])('names %s', (_what, message, expected) => {
  expect(hydrationDifference(message, false)).toBe(expected);
});

it('names no value of a page that only its account may see', () => {
  expect(hydrationDifference(attributes, true)).toBe('the browser renders aria-label differently from the server');
  expect(hydrationDifference(text, true)).toBe('the browser renders something else than the server');
  const secret = attributes.replaceAll('aria-label', 'data-salary-9000');
  expect(hydrationDifference(secret, true)).toBe('the browser renders an attribute differently from the server');
});

it('says nothing about other messages', () => {
  expect(hydrationDifference('Each child in a list should have a unique "key" prop.', false)).toBeNull();
});

it('says something about a difference in words that are not known', () => {
  expect(hydrationDifference('There was an error while hydrating.', false)).toContain('while hydrating');
});
