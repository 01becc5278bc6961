import { countRun, describeFailures, jestFailures, journeyFailures } from './failures';

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

it('counts a run as failed that reports no failure and ends with one, or that reports nothing', () => {
  const passed = { passed: 7, failed: 0, failures: [] };
  const failed = { passed: 6, failed: 1, failures: [{ name: 'rooms', reason: 'Timeout' }] };
  const run = { name: 'unit tests', code: 0, output: 'line\nteardown: cannot connect\n' };
  const reason = [{ name: 'unit tests', reason: 'line\nteardown: cannot connect' }];
  expect(countRun({ ...run, reported: passed })).toEqual(passed);
  expect(countRun({ ...run, code: 1, reported: failed })).toEqual(failed);
  expect(countRun({ ...run, code: 1, reported: passed })).toEqual({ passed: 7, failed: 1, failures: reason });
  expect(countRun({ ...run, code: 1, reported: null })).toEqual({ passed: 0, failed: 1, failures: reason });
  expect(countRun({ ...run, reported: null })).toEqual({ passed: 0, failed: 1, failures: reason });
});
