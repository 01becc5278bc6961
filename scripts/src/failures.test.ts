import { describeFailures, jestFailures, journeyFailures } from './failures';

it('names each failed test with its message, and a file that could not be run', () => {
  const failures = jestFailures({
    testResults: [
      {
        name: 'api/src/rooms.test.ts',
        message: 'all of it',
        assertionResults: [
          { fullName: 'rooms are booked', status: 'passed', failureMessages: [] },
          { fullName: 'rooms are closed', status: 'failed', failureMessages: ['Expected: 1', 'Received: 2'] },
        ],
      },
      { name: 'api/src/broken.test.ts', message: 'SyntaxError', assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    { name: 'api/src/rooms.test.ts › rooms are closed', reason: 'Expected: 1\nReceived: 2' },
    { name: 'api/src/broken.test.ts', reason: 'SyntaxError' },
  ]);
});

it('finds failed journeys in nested suites, and errors of the whole run', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'rooms.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'Timeout' }] }] }],
  });
  const failures = journeyFailures({
    errors: [{ message: 'The portal did not start.' }],
    suites: [{ specs: [spec('books', true)], suites: [{ specs: [spec('moves', false)] }] }],
  });
  expect(failures).toEqual([
    { name: 'journeys', reason: 'The portal did not start.' },
    { name: 'rooms.spec.ts:7 › moves', reason: 'Timeout' },
  ]);
});

it('keeps the first lines of a long reason, without colours', () => {
  const reason = ['\u001B[31mred\u001B[39m', '', ...Array.from({ length: 40 }, (_, line) => `line ${line}`)].join('\n');
  const lines = describeFailures([{ name: 'a', reason }]).split('\n');
  expect(lines.slice(0, 3)).toEqual(['FAILED  a', '        red', '        line 0']);
  expect(lines).toHaveLength(17);
});
