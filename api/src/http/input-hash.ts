import { createHash } from 'node:crypto';
import { sortedJson } from './sorted-json';

interface CommandInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

/** Fields in their order; files by name, type and content. */
const describeForm = (form: FormData) =>
  Promise.all(
    [...form.entries()].map(async ([field, value]) =>
      typeof value === 'string'
        ? [field, value]
        : [field, value.name, value.type, hashOf(Buffer.from(await value.arrayBuffer()))],
    ),
  );

/** The same for the same input of a command, whatever the order of its keys. */
export async function hashInput({ params, query, body }: CommandInput): Promise<string> {
  const content = body instanceof FormData ? await describeForm(body) : body;
  return hashOf(sortedJson({ params, query, body: content }));
}
