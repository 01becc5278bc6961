import { isRecordId } from './record-ids';

it.each([
  ['00000000-0000-4000-8000-000000000000', true],
  ['0198C0DE-1111-7222-8333-ABCDEFABCDEF', true],
  ['00000000-0000-4000-8000-00000000000', false],
  ['00000000-0000-4000-8000-000000000000 ', false],
  ['{00000000-0000-4000-8000-000000000000}', false],
  ['00000000000040008000000000000000', false],
  ['', false],
])('%p is an id: %p', (text, expected) => expect(isRecordId(text)).toBe(expected));
