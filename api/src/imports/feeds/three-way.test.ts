import { mergeThreeWay } from './three-way';

describe('merging three states', () => {
  it.each([
    ['nothing changed', 'a', 'a', 'a', {}, []],
    ['the file alone changed', 'a', 'a', 'b', { title: 'b' }, []],
    ['editors alone changed', 'a', 'b', 'a', {}, ['title']],
    ['both changed alike', 'a', 'b', 'b', {}, []],
    ['both changed differently', 'a', 'b', 'c', {}, ['title']],
    ['editors removed it', 'a', null, 'a', {}, ['title']],
    ['it is new', null, null, 'a', { title: 'a' }, []],
  ])('%s', (_, imported, current, given, changes, kept) => {
    expect(mergeThreeWay({ title: imported }, { title: current }, { title: given })).toEqual({ changes, kept });
  });

  it('keeps every difference when nothing is known of the last import', () => {
    expect(mergeThreeWay(null, { title: 'a', text: 'x' }, { title: 'b', text: 'x' })).toEqual({
      changes: {},
      kept: ['title'],
    });
  });
});
