/** What the clients ask for. Each client goes through the addresses in turn. */

export interface Load {
  readonly name: string;
  readonly through: 'api' | 'shell';
  /** Demo account that all clients use; visitors without. */
  readonly as?: string;
  readonly paths: readonly string[];
}

const firstPages = ['/api/companies/query', '/api/jobs/query', '/api/news/query', '/api/events/query'];

const words = ['robot', 'lab', 'data', 'energy', 'health', 'design', 'water', 'sensor', 'food', 'light'];
const pageSizes = Array.from({ length: 20 }, (_, index) => index + 5);
/** Every address differs, as the questions of many people do: no answer serves two of them soon. */
const questions = words.flatMap((word) =>
  pageSizes.flatMap((size) => [
    `/api/companies/query?queryText=${word}&pageSize=${size}`,
    `/api/companies/query?queryFilters=category:tenant&sort=newest&pageSize=${size}&queryText=${word.slice(0, 3)}`,
    `/api/jobs/query?queryText=${word}&pageSize=${size}`,
    `/api/news/query?queryText=${word}&pageSize=${size}`,
  ]),
);

export const loads: readonly Load[] = [
  { name: 'first pages of lists, visitors', through: 'api', paths: firstPages },
  { name: '800 different questions, visitors', through: 'api', paths: questions },
  { name: 'first pages of lists, signed in', through: 'api', as: 'employee', paths: firstPages },
  { name: 'pages through the shell, visitors', through: 'shell', paths: ['/companies', '/jobs', '/news', '/events'] },
];
