import { callUrl } from '../client/call-url';

/** The cache key of a query. The call's name comes first, so that a command can invalidate everything below a path. */
export function callKey(name: string, input: object, language: string): readonly [string, string, string] {
  return [name, callUrl(name, input, '').url, language];
}
