import type { StoredChoices } from '@park/platform/host';
import { maxChoices } from '../../src/cookies/stored-choices';

const namePattern = /^[\w-]{1,40}$/;

/** @param text value of the `choices` cookie, decoded; what the portal would not have written is left out */
export function parseChoices(text: string | undefined): StoredChoices['drawn'] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry.every((part) => namePattern.test(part)),
  );
  return Object.fromEntries(entries.slice(-maxChoices));
}
