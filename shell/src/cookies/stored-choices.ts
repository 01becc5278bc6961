/** The `choices` cookie: what people chose on this device, such as cards or table, for the server that draws the page. */
import { choicesCookieName } from '@park/domain';
import type { StoredChoices } from '@park/platform/host';
import type { BrowserCookies } from './browser-cookies';
import { writePreference } from './preference-cookie';

type Choices = StoredChoices['drawn'];

/** More than the portal has; the oldest go first. */
export const maxChoices = 20;

/** @param drawn as the page carries them; null where the server did not draw it */
export function createStoredChoices(cookies: BrowserCookies, drawn: Choices | null): StoredChoices {
  // Only the portal writes it, and a page looks for the few choices that it knows; the server looks closer.
  const read = (): Choices => {
    try {
      return { ...(JSON.parse(cookies.get(choicesCookieName) ?? '{}') as Choices) };
    } catch {
      return {};
    }
  };
  return {
    drawn: drawn ?? read(),
    keep(name, choice) {
      // Read again, because another tab may have kept something meanwhile. A new choice is the last one.
      const { [name]: _before, ...others } = read();
      const kept = Object.entries({ ...others, [name]: choice }).slice(-maxChoices);
      writePreference(cookies, choicesCookieName, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}
