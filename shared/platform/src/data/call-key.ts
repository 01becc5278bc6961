import { callUrl } from '../client/call-url';

/** The cache key: the call's path first, so that a command can refresh everything below a path. */
export function callKey(name: string, input: object, language: string): readonly [string, string, string] {
  return [name, callUrl(name, input, '').url, language];
}
