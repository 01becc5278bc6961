import { calls } from '@park/contract';

const paths = [...new Set(Object.keys(calls).map((name) => name.slice(name.indexOf(' ') + 1)))].map((path) =>
  path.split('/'),
);

const parameterOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

/**
 * Returns path segments that cannot be parameter values because another call's path contains them: `query` is not an id
 * of `/api/users/{id}` (AMB-41), whatever the method.
 */
export function reservedWords(name: string): Record<string, ReadonlySet<string>> {
  const own = name.slice(name.indexOf(' ') + 1).split('/');
  const reserved: Record<string, Set<string>> = {};
  own.forEach((segment, position) => {
    const parameter = parameterOf(segment);
    if (!parameter) return;
    const prefix = own.slice(0, position).join('/');
    const words = paths
      .filter((path) => path.slice(0, position).join('/') === prefix)
      .map((path) => path[position])
      .filter((word): word is string => word !== undefined && !parameterOf(word));
    reserved[parameter] = new Set(words);
  });
  return reserved;
}
