/** A client without network: it returns the test's responses and records the calls. */
import type { CallResponse, CallInput, CallName } from '@park/contract';
import { CallError, type DownloadResult, type ParkClient } from '@park/platform';
import { callUrl } from '@park/platform/host';

type AnswerOrError<K extends CallName> = CallResponse<K> | CallError;

/** A response, or a function of the call's input that returns one; a `CallError` makes the call fail. */
export type FakeAnswers = {
  readonly [K in CallName]?: AnswerOrError<K> | ((input: CallInput<K>) => AnswerOrError<K> | Promise<AnswerOrError<K>>);
};

export interface RecordedCall {
  readonly name: CallName;
  readonly input: Record<string, unknown>;
  readonly url: string;
}

export interface FakeClient extends ParkClient {
  readonly calls: readonly RecordedCall[];
  /** Replaces responses of later calls. */
  answer(answers: FakeAnswers): void;
}

/** A client with the responses of a test; it records its calls. A call without a response fails the test. */
export function createFakeClient(initial: FakeAnswers = {}): FakeClient {
  const answers: Record<string, unknown> = { ...initial };
  const calls: RecordedCall[] = [];

  async function answerTo(name: CallName, input: Record<string, unknown>): Promise<unknown> {
    if (!(name in answers)) throw new Error(`The test has no response for ${name}. Add it to "answers".`);
    const answer = answers[name];
    return typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer;
  }

  const call = async (name: CallName, input: Record<string, unknown> = {}) => {
    calls.push({ name, input, url: callUrl(name, input, '').url });
    const answer = await answerTo(name, input);
    return answer instanceof CallError ? { ok: false, error: answer } : { ok: true, data: answer, status: 200 };
  };

  return {
    calls,
    answer: (more) => void Object.assign(answers, more),
    call: call as unknown as ParkClient['call'],
    // The test's response is the file's text.
    download: async (name: CallName, input: Record<string, unknown>): Promise<DownloadResult> => {
      const result = await call(name, input);
      return result.ok
        ? { ok: true, file: { content: new Blob([String(result.data)]), name: 'file.csv' } }
        : { ok: false, error: result.error as CallError };
    },
    takePreloadedResponse: () => undefined,
    url: (name, input) => callUrl(name, input, '').url,
  };
}

/** An error response as the server would send it. */
export function refusal(
  status: number,
  key: string,
  more: { fields?: Record<string, string>; values?: CallError['values']; details?: unknown } = {},
): CallError {
  return new CallError({ failure: 'problem', status, key, id: '00000000-0000-4000-8000-000000000000', ...more });
}
