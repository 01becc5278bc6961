import { releasedRemotes } from './released-remotes';

const portal = 'https://portal.park.example';
const live = {
  version: '2',
  globalName: 'mf_a_2',
  entry: 'entry.js',
  baseUrl: '/_mf/mf-a/2/',
  integrity: 'sha384-x',
  platform: '^1.0.0',
};
const snapshot = {
  revision: 'r',
  registry: 'g',
  chosen: [],
  remotes: [{ name: 'mf-a', descriptor: { name: 'mf-a' }, live, previous: null }],
};
const answering = (answers: Readonly<Record<string, unknown>>) => async (address: string) =>
  answers[address.slice(portal.length)] ?? null;

it('reads the remotes of a portal, with their files behind that portal', async () => {
  const files = { pages: { list: { scripts: ['list.js'], styles: [] } }, texts: {} };
  await expect(
    releasedRemotes(portal, answering({ '/_registry': snapshot, '/_registry/files/mf-a/2': files })),
  ).resolves.toEqual([
    {
      name: 'mf-a',
      descriptor: { name: 'mf-a' },
      previous: null,
      server: `${portal}/_mf/mf-a`,
      live: {
        name: 'mf-a',
        version: '2',
        globalName: 'mf_a_2',
        entry: 'entry.js',
        baseUrl: '/_mf/mf-a/2/',
        integrity: { 'entry.js': 'sha384-x' },
        ...files,
      },
    },
  ]);
});

it('reads remotes without their lists of files', async () => {
  await expect(releasedRemotes(portal, answering({ '/_registry': snapshot }))).resolves.toMatchObject([
    { live: { pages: {}, texts: {} } },
  ]);
});

it('refuses an address that is not a portal', async () => {
  await expect(releasedRemotes(portal, answering({}))).rejects.toThrow(
    `${portal} is not a portal: /_registry does not list its remotes. Check --portal.`,
  );
});
