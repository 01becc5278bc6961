/** A registry with as many remotes as wanted: the portal's own, and made-up ones that say as much about themselves. */
import { createHash } from 'node:crypto';
import type { RegistryResponse, RegistryRemote } from '@park/contract/registry';

const words = [
  ['laboratory', 'laboratoire'],
  ['workshop', 'atelier'],
  ['canteen', 'cantine'],
  ['library', 'bibliothèque'],
  ['mentoring', 'mentorat'],
  ['funding', 'financement'],
  ['visitor', 'visiteur'],
  ['delivery', 'livraison'],
  ['equipment', 'équipement'],
  ['training', 'formation'],
  ['bicycle', 'vélo'],
  ['energy', 'énergie'],
  ['waste', 'déchets'],
  ['security', 'sécurité'],
  ['childcare', 'crèche'],
  ['sport', 'sport'],
  ['studio', 'studio'],
  ['cleanroom', 'salle blanche'],
  ['contract', 'contrat'],
  ['invoice', 'facture'],
  ['network', 'réseau'],
  ['printing', 'impression'],
  ['locker', 'casier'],
  ['patent', 'brevet'],
  ['housing', 'logement'],
  ['shuttle', 'navette'],
  ['survey', 'enquête'],
  ['exhibition', 'exposition'],
  ['garden', 'jardin'],
  ['recruiting', 'recrutement'],
] as const;
const icons = ['building', 'newspaper', 'calendar', 'car', 'door', 'briefcase', 'star', 'person', 'truck'] as const;
const rights = [
  'public',
  'session',
  { permission: 'Portal_Access' },
  { permission: 'Parkshare_Read' },
  { permission: 'BookARoom_Book' },
] as const;
const kinds = [
  ['', '', ''],
  ['/details', 'details', 'détails'],
  ['/manage', 'management', 'gestion'],
  ['/statistics', 'statistics', 'statistiques'],
] as const;

const hash = (text: string) => createHash('sha384').update(text).digest('base64');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function withManyRemotes(registry: RegistryResponse, count: number): RegistryResponse {
  const made = Array.from({ length: Math.max(0, count - registry.remotes.length) }, (_, index) => madeUp(index));
  return { ...registry, revision: `${registry.revision}-${count}`, remotes: [...registry.remotes, ...made] };
}

function madeUp(index: number): RegistryRemote {
  const [first, second] = [
    words[index % words.length] ?? words[0],
    words[(index * 7 + 3 + Math.floor(index / words.length)) % words.length] ?? words[1],
  ];
  const slug = `${second[0]}-${first[0]}-${index}`.replace(/[^a-z0-9-]/g, '');
  const name = `mf-${slug}`;
  const title = { en: `${capital(second[0])} ${first[0]}`, fr: `${capital(first[1])} ${second[1]}` };
  const routes = kinds.map(([path, en, fr]) => ({
    id: `${slug}${path}`,
    path: `/${slug}${path}`,
    page: `${slug}${path}`.replaceAll('/', '-'),
    title: { en: `${title.en} ${en}`.trim(), fr: `${title.fr} ${fr}`.trim() },
    access: rights[index % rights.length],
    firstCalls: [{ path: `/api/${slug}/query`, query: { queryText: '{q}', pageSize: '24' } }],
  }));
  const build = (version: string) => {
    const files = Object.fromEntries(
      ['entry', 'routes', ...routes.map(({ page }) => page)].flatMap((file) => [
        [`${file}.js`, `sha384-${hash(name + version + file)}`],
        [`${file}.css`, `sha384-${hash(version + file)}`],
      ]),
    );
    const chunks = Object.fromEntries(
      routes.map(({ page }) => [page, { scripts: ['routes.js', `${page}.js`], styles: [`${page}.css`] }]),
    );
    return {
      name,
      version,
      globalName: `${name}_${version}`.replace(/\W/g, '_'),
      entry: 'entry.js',
      baseUrl: `/_mf/${name}/${version}/`,
      pages: chunks,
      texts: {},
      integrity: files,
    };
  };
  const version = (minor: number) =>
    `1.${minor}.0-${createHash('sha256')
      .update(name + minor)
      .digest('hex')
      .slice(0, 12)}`;
  const navigation = [
    { id: slug, label: title, to: `/${slug}`, icon: icons[index % icons.length], order: 100 + index },
  ];
  return {
    name,
    descriptor: { name, title, platform: '^1.0.0', routes, navigation },
    live: build(version(2)),
    previous: build(version(1)),
    canary: null,
    server: 'http://127.0.0.1:9',
  };
}
