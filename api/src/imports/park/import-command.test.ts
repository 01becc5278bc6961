import path from 'node:path';
import { parseParkArguments, summary } from './import-command';

describe('import command', () => {
  it('reads what is asked for', () => {
    expect(parseParkArguments(['park', '/parks/mine'])).toEqual({
      directory: path.resolve('/parks/mine'),
      dryRun: false,
      takeOver: false,
    });
    expect(parseParkArguments(['--dry-run', 'park', '/parks/mine'])).toEqual({
      directory: path.resolve('/parks/mine'),
      dryRun: true,
      takeOver: false,
    });
  });

  it.each([[[]], [['park']], [['people', 'x']], [['park', 'x', 'y']], [['park', 'x', '--force']]])(
    'refuses %j with the way it is used',
    (words) => {
      expect(() => parseParkArguments(words)).toThrow('Usage: import park DIRECTORY [--dry-run] [--take-over]');
    },
  );

  it('sums up in lines that line up, without what was not there', () => {
    expect(
      summary({
        tallies: {
          people: { created: 1, updated: 2, unchanged: 3 },
          jobs: { created: 0, updated: 0, unchanged: 1 },
          news: { created: 0, updated: 0, unchanged: 0 },
        },
      }),
    ).toEqual(['people  1 created, 2 updated, 3 unchanged', 'jobs    0 created, 0 updated, 1 unchanged']);
  });
});
