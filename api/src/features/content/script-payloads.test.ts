/** Known payloads through the calls that the editor saves with: none leaves anything that a browser would run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeOnDatabase } from '../../testing';

/** Shared with the test of the editor. */
const payloads = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../shared/testing/script-payloads.json'), 'utf8'),
) as string[];

const elements =
  'p a img br h2 h3 h4 ul ol li strong em b i u s blockquote table tbody thead tr td th figure figcaption hr code pre';
const allowed = new Set(elements.split(' '));

/** Elements, attributes and addresses of stored HTML that do something; a stray `<` counts as well. */
function dangersIn(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  const strayCount = (html.match(/</g) ?? []).length - tags.length;
  return [
    ...(strayCount > 0 ? [`${strayCount} stray <`] : []),
    ...tags.flatMap(([, name = '', attributes = '']) => [
      ...(allowed.has(name.toLowerCase()) ? [] : [name]),
      ...[...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].flatMap(([whole, attribute = '', value = '']) => {
        const isHandler = /^on|^style$|^srcdoc$|^formaction$|^ping$/i.test(attribute);
        const isAddress = /^(href|src|srcset|action|background|poster|data)$/i.test(attribute);
        return isHandler ||
          (isAddress && /^[^/?#]*:/.test(value.trim()) && !/^(https?|mailto|tel):/i.test(value.trim()))
          ? [whole]
          : [];
      }),
    ]),
  ];
}

describeOnDatabase('payloads through the editor’s save path', (test) => {
  const api = test.api();

  it('leave nothing that runs, in news and events, new and changed', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(80);
    const editor = api.as('superAdministrator');
    const common = { imageId: null, linkedCompanyId: null, publishedAt: '2026-03-01T08:00:00Z', isPublished: true };
    // Two payloads in one save, one in each language.
    const texts = ([english = '', french = '']: readonly string[]) => ({
      en: { title: 'x', summary: '', content: english, imageAlt: '' },
      fr: { title: 'x', summary: '', content: french, imageAlt: '' },
    });
    const pairs = payloads.flatMap((payload, index) => (index % 2 === 0 ? [[payload, payloads[index + 1] ?? '']] : []));
    const kinds = [
      ['/api/news', { ...common, type: 'park', successStory: false }],
      ['/api/events', { ...common, type: 'workshop', startDate: '2026-03-20', endDate: '2026-03-20' }],
    ] as const;
    const found: [string, string[]][] = [];
    for (const [url, rest] of kinds) {
      const { body: made } = await editor.post(url, { ...rest, texts: texts(['<p>x</p>', '']) });
      let version = made.version;
      // Both kinds share the code that saves; a part of the payloads proves it.
      for (const pair of url === '/api/news' ? pairs : pairs.slice(0, 6)) {
        const saved = await editor.put(`${url}/${made.id}`, { ...rest, texts: texts(pair), version });
        expect([pair, saved.status]).toEqual([pair, 200]);
        version = saved.body.version;
        for (const language of ['en', 'fr']) {
          const dangers = dangersIn(saved.body.texts[language].content);
          if (dangers.length > 0) found.push([pair.join(' '), dangers]);
        }
      }
    }
    expect(found).toEqual([]);
  });
});
