/** Removes secrets from nested values, such as reports of browsers, before they are logged. */
import { maskSecrets } from '@park/domain/server';

const masked = '[removed]';

const maxDepth = 8;

/** The same value with all texts masked; values nested deeper than logs need are left out. */
export function maskDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) return '[…]';
  if (Array.isArray(value)) return value.map((item) => maskDeep(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      maskSecrets(key),
      typeof item === 'string' && isSecretName(key) ? masked : maskDeep(item, depth + 1),
    ]),
  );
}

const isSecretName = (name: string): boolean => /^(password|token|secret|cookie|authorization|set-cookie)$/i.test(name);
