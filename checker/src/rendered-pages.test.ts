import { rendersPages, findFaultsOfRendering } from './rendered-pages';

const pageOf = (rendered: string) =>
  `<body>\n<div id="root">${rendered}</div>\n<script type="application/json" id="page-data">{}</script>\n</body>`;

interface Asked {
  path: string;
  language?: string | undefined;
  theme?: string | undefined;
}

async function check(render: (asked: Asked, count: number) => string) {
  const asked: Asked[] = [];
  let pauses = 0;
  const faults = await findFaultsOfRendering({
    addresses: [
      { path: '/companies', address: '/companies' },
      { path: '/companies/details', address: '/companies/details?id=acme' },
    ],
    async read(path, { language, theme }) {
      asked.push({ path, language, theme });
      return pageOf(render({ path, language, theme }, asked.length));
    },
    async pause() {
      pauses += 1;
    },
  });
  return { faults, asked, pauses };
}

it('renders every page twice in both languages and themes', async () => {
  const { faults, asked, pauses } = await check(({ path, language, theme }) => `${path} ${language} ${theme}`);
  expect(faults).toEqual([]);
  expect(pauses).toBe(0);
  expect(asked).toHaveLength(16);
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(8);
});

it('names a page that the server cannot render, and goes on with the next', async () => {
  const { faults } = await check(({ path }) => (path === '/companies' ? '' : 'details'));
  expect(faults).toEqual([{ path: '/companies', finding: expect.stringContaining('is not rendered by the server') }]);
});

it('names a page that only fails in one look', async () => {
  const { faults } = await check(({ language, theme }) => (language === 'fr' && theme === 'dark' ? '' : 'page'));
  expect(faults.map(({ finding }) => finding)).toEqual([
    expect.stringContaining('(fr, dark)'),
    expect.stringContaining('(fr, dark)'),
  ]);
});

it('names a page that is different each time', async () => {
  const { faults } = await check(({ path }, count) => (path === '/companies' ? `${count}` : 'details'));
  expect(faults).toEqual([{ path: '/companies', finding: expect.stringContaining('differently each time') }]);
});

it('forgives a text that changes once, and a process that starts or is busy', async () => {
  expect((await check((_asked, count) => (count < 2 ? 'a minute ago' : '2 minutes ago'))).faults).toEqual([]);
  const { faults, pauses } = await check((_asked, count) => (count < 4 ? '' : 'page'));
  expect([faults, pauses]).toEqual([[], 3]);
});

it.each([
  ['at once', ['<h1>Imprint</h1>'], true, 0],
  ['when it is no longer busy', ['', '', '<h1>Imprint</h1>'], true, 2],
  ['never', [], false, 2],
] as const)('knows whether the portal renders pages: %s', async (_when, rendered, expected, pauses) => {
  const left = [...rendered];
  let paused = 0;
  const pause = async () => void (paused += 1);
  expect(await rendersPages({ read: async () => pageOf(left.shift() ?? ''), pause })).toBe(expected);
  expect(paused).toBe(pauses);
});
