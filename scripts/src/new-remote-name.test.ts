import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkName, findConflict, parseTitle, defaultTitle } from './new-remote-name';

describe('the name of a new remote', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'park-names-'));
  mkdirSync(path.join(root, 'mf-taken'));
  afterAll(() => rmSync(root, { recursive: true }));

  it.each(['mf-shuttle', 'mf-shuttle-bus', 'mf-floor-3d'])('may be %s', (name) => {
    expect(() => checkName(name, root)).not.toThrow();
  });
  it.each([
    'shuttle',
    'mf-',
    'mf-Shuttle',
    'mf-3d',
    'mf--bus',
    'mf-bus-',
    'mf-bus_stop',
    'mf-büs',
    '../mf-bus',
    'mf-bus/x',
    '',
  ])('may not be "%s", and the sentence says what it looks like', (name) => {
    expect(() => checkName(name, root)).toThrow(/begins with mf- and goes on in lower-case letters/);
  });
  it('may not be that of a folder, nor longer than 40 characters', () => {
    expect(() => checkName('mf-taken', root)).toThrow('mf-taken is taken: the folder exists.');
    expect(() => checkName(`mf-${'a'.repeat(40)}`, root)).toThrow(/too long/);
  });
});

describe('the address of a new remote', () => {
  const taken = [
    { path: '/events', owner: 'mf-news-events' },
    { path: '/portal/company-jobs', owner: 'mf-portal-admin' },
  ];

  it.each(['mf-login', 'mf-api', 'mf-working-here', 'mf-assets'])('of %s would be the shell’s', (name) => {
    expect(findConflict(name, taken)).toMatch(/belongs to the shell/);
  });
  it('is not one that another remote has, nor above one', () => {
    expect(findConflict('mf-events', taken)).toBe(
      '/events cannot be mf-events’s: mf-news-events has the route /events. Choose another name.',
    );
    expect(findConflict('mf-portal', taken)).toMatch(/mf-portal-admin has the route \/portal\/company-jobs/);
  });
  it('may only begin like another', () => {
    expect(findConflict('mf-events-archive', taken)).toBeNull();
    expect(findConflict('mf-event', taken)).toBeNull();
  });
});

describe('titles', () => {
  it('come from the name', () => {
    expect(defaultTitle('mf-shuttle-bus')).toBe('Shuttle bus');
  });
  it('get typographic apostrophes, so that a source file can hold them', () => {
    expect(parseTitle('--fr', " L'atelier ")).toBe('L’atelier');
  });
  it.each(['', '  ', 'x'.repeat(41), 'a\\b', 'a`b', 'a\nb'])('are refused when they are %j', (title) => {
    expect(() => parseTitle('--en', title)).toThrow(/^--en: /);
  });
});
