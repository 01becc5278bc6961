/** Failures of a run and their reasons in few lines, which are repeated at its end. */
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  readonly name: string;
  readonly reason: string;
}

export interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

export interface JourneyReport {
  readonly suites: readonly JourneySuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const maxReasonLines = 16;

/** Results of a part of the run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** How a program ended, and its report; null without one. */
export interface ReportedRun {
  readonly name: string;
  readonly code: number;
  readonly output: string;
  readonly reported: Count | null;
}

/** A run without a report, or one that reports no failure and still ends with one, has failed: in its teardown for example. */
export function countRun({ name, code, output, reported }: ReportedRun): Count {
  if (reported && (reported.failed > 0 || code === 0)) return reported;
  return { passed: reported?.passed ?? 0, failed: 1, failures: [{ name, reason: lastLines(output) }] };
}

export function jestFailures({ testResults }: JestReport): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be run has no tests.
    if (failed.length === 0 && assertionResults.length === 0 && message !== '') return [{ name, reason: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      reason: failureMessages.join('\n'),
    }));
  });
}

export function journeyFailures({ suites, errors }: JourneyReport): Failure[] {
  return [
    ...errors.map(({ message = '' }) => ({ name: 'journeys', reason: message })),
    ...suites.flatMap(function of(suite): Failure[] {
      const specs = (suite.specs ?? []).filter(({ ok }) => !ok);
      return [
        ...specs.map(({ file, line, title, tests }) => ({
          name: `${file}:${line} › ${title}`,
          reason: tests
            .flatMap(({ results }) => results.flatMap(({ errors: found }) => found.map(({ message = '' }) => message)))
            .join('\n'),
        })),
        ...(suite.suites ?? []).flatMap(of),
      ];
    }),
  ];
}

/** The end of what a tool wrote, which holds its errors. */
export function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-maxReasonLines).join('\n');
}

/** @returns one block per failure, without colours: its name, then the first lines of the reason. */
export function describeFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ name, reason }) => {
      const lines = stripVTControlCharacters(reason)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [`FAILED  ${name}`, ...lines.slice(0, maxReasonLines).map((line) => `        ${line}`)].join('\n');
    })
    .join('\n\n');
}
