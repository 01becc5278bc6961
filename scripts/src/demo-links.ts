/** In the demo the park's other systems are pages that ship with the api, so that every link can be tried. */

const systems = {
  LINK_CAMPUS_CARD: 'campus-card',
  LINK_SCALE_UP: 'scale-up',
  LINK_STARTUPS: 'startups',
  LINK_NEWSLETTER: 'newsletter',
  LINK_CAMPUS_NEWS: 'campus-news',
  LINK_FAIRMOVE: 'fairmove',
  LINK_SECOND_PARKING: 'second-parking',
  LINK_KNOVA_FILES: 'knova-files',
} as const;

/** Addresses of the other systems; those of the environment win. */
export function demoLinks(origin: string): Record<string, string> {
  const links: Record<string, string> = { LINK_TICKETING: `${origin}/api/demo/ticketing` };
  for (const [name, system] of Object.entries(systems)) links[name] = `${origin}/api/demo/systems/${system}`;
  return Object.fromEntries(Object.entries(links).map(([name, address]) => [name, process.env[name] ?? address]));
}
