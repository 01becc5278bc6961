/** The `choices` cookie: what people chose on this device, such as cards or table, for the server that draws the page. */
import { choicesCookieName } from '@park/domain';
import type { StoredChoices } from '@park/platform/host';
import type { BrowserCookies } from './browser-cookies';
import { writePreference } from './preference-cookie';

type Choices = StoredChoices['drawn'];

const namePattern = /^[\w-]{1,40}$/;
/** More than the portal has; the oldest go first. */
const maxChoices = 20;

/** @param text value of the cookie, decoded; what the portal would not have written is left out */
export function parseChoices(text: string | undefined): Choices {
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

/** @param drawn as the page carries them; null where the server did not draw it */
export function createStoredChoices(cookies: BrowserCookies, drawn: Choices | null): StoredChoices {
  const read = () => parseChoices(cookies.get(choicesCookieName));
  return {
    drawn: drawn ?? read(),
    keep(name, choice) {
      // Read again, because another tab may have kept something meanwhile. A new choice is the last one.
      const { [name]: _before, ...others } = read();
      writePreference(
        cookies,
        choicesCookieName,
        JSON.stringify(parseChoices(JSON.stringify({ ...others, [name]: choice }))),
      );
    },
  };
}
