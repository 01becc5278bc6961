import { parseChoices } from './parse-choices';

it('reads the choices that the portal wrote', () => {
  expect(parseChoices('{"rooms-view":"list"}')).toEqual({ 'rooms-view': 'list' });
});

it.each([
  [undefined],
  ['{'],
  ['null'],
  ['[]'],
  ['{"view":1}'],
  ['{"a b":"list"}'],
  ['{"view":"<script>"}'],
  [JSON.stringify({ view: 'x'.repeat(41) })],
])('finds no choice in %s', (text) => {
  expect(parseChoices(text)).toEqual({});
});
