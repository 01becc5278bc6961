/** `import park DIR` (docs/park-folder.md), `import companies FILE.csv` (docs/company-import.md), `import events FILE.ics` and `import news FILE.xml` (docs/feed-import.md). */
import { companiesCommand, companiesUsage, parseCompaniesArguments } from '../imports/companies/companies-command';
import { eventsUsage, feedCommand, newsUsage, parseFeedArguments } from '../imports/feeds/feed-command';
import { importCommand, parkUsage, parseParkArguments } from '../imports/park/import-command';
import { CommandError, runCommand } from '../core/command-line/run-command';

const words = process.argv.slice(2);

const usages = { park: parkUsage, companies: companiesUsage, events: eventsUsage, news: newsUsage };

void runCommand((configuration) => {
  const [what = ''] = words;
  if (what === 'park') return importCommand(configuration, parseParkArguments(words));
  const companies = what === 'companies' ? parseCompaniesArguments(words.slice(1)) : null;
  if (companies) return companiesCommand(configuration, companies);
  const feed = parseFeedArguments(words);
  if (feed) return feedCommand(configuration, feed);
  const known = Object.entries(usages).filter(([name]) => name === what || !(what in usages));
  throw new CommandError(known.map(([, usage], index) => `${index === 0 ? 'Usage: ' : '       '}${usage}`).join('\n'));
});
