import { createFakeCookieJar } from './fake-cookie-jar';
import { createStoredChoices } from './stored-choices';

describe('the cookie of choices', () => {
  it('keeps each choice for the next page, the last one of a name', () => {
    const jar = createFakeCookieJar();
    const choices = createStoredChoices(jar.cookies, null);
    choices.keep('companies-view', 'table');
    choices.keep('rooms-view', 'list');
    choices.keep('companies-view', 'cards');
    expect(createStoredChoices(jar.cookies, null).drawn).toEqual({ 'rooms-view': 'list', 'companies-view': 'cards' });
    expect(jar.assignments.at(-1)).toMatch(/max-age=31536000/);
  });

  it('is as the server knew it while the page continues from what it drew', () => {
    const jar = createFakeCookieJar();
    createStoredChoices(jar.cookies, null).keep('rooms-view', 'list');
    expect(createStoredChoices(jar.cookies, {}).drawn).toEqual({});
  });

  it('never grows without end', () => {
    const jar = createFakeCookieJar();
    const choices = createStoredChoices(jar.cookies, null);
    for (let number = 0; number < 30; number += 1) choices.keep(`view-${number}`, 'list');
    expect(Object.keys(createStoredChoices(jar.cookies, null).drawn)).toHaveLength(20);
    expect(createStoredChoices(jar.cookies, null).drawn['view-29']).toBe('list');
  });

  it.each(['{', 'null', '[]', '3'])('has no choice where another program wrote %s', (text) => {
    const jar = createFakeCookieJar();
    jar.cookies.set('choices', text, { maxAgeSeconds: 60 });
    expect(createStoredChoices(jar.cookies, null).drawn).toEqual({});
  });
});
