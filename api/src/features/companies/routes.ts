import type { ParsedCallInput } from '@park/contract';
import { csvDownload } from '../../http/csv-download';
import { pageRequest } from '../../core/listing/page-request';
import { dayOf } from '../../core/time/park-time';
import { serve, serveShared, type AppServer } from '../../http/serve';
import { listBuildings } from './buildings';
import { companyColumnNames, exportCompanies } from './company-export';
import { listCompanies, type CompanyFilter } from './company-list';
import { findCompanyLogo } from './company-logo';
import { listLogos, removeCompanyLogo, setCompanyLogo } from './manage-logo';
import { readCompanyProfile } from './company-profile';
import { directoryViewer } from './company-rows';
import { companyEditingRoutes } from './editing-routes';
import { ownCompanyRoutes } from './own-company-routes';
import { readOwnEntry, writeOwnEntry } from './own-entry';

const companyFilter = (query: ParsedCallInput<'GET /api/companies/export'>['query']): CompanyFilter => ({
  filters: query.queryFilters ?? {},
  location: query.location,
  isEPFL: query.isEPFL,
  text: query.queryText,
  publishedOnly: query.publishedOnly,
  sort: query.sort,
});

export function companyRoutes(app: AppServer): void {
  ownCompanyRoutes(app);
  companyEditingRoutes(app);

  serveShared(app, 'GET /api/companies/query', {
    viewOf: directoryViewer,
    isShared: ({ managesCompanies }) => !managesCompanies,
    answer: ({ query, view, language }) =>
      listCompanies(app.context, view, companyFilter(query), pageRequest(query, app.context.configuration), language),
  });

  serveShared(app, 'GET /api/buildings', { viewOf: () => null, answer: () => listBuildings(app.context) });

  serve(app, 'GET /api/companies/export', async ({ query, reply }) => {
    const { clock, configuration } = app.context;
    const day = dayOf(clock(), configuration.parkTimeZone);
    return csvDownload(
      reply,
      `companies-${day}.csv`,
      companyColumnNames,
      exportCompanies(app.context, companyFilter(query)),
    );
  });

  serve(app, 'GET /api/users/user/directory-entry', ({ person }) => readOwnEntry(app.context, person));
  serve(app, 'PUT /api/users/user/directory-entry', ({ person, body }) => writeOwnEntry(app.context, person, body));

  serve(app, 'GET /api/companies/{id}', async ({ params, person, language }) =>
    readCompanyProfile(app.context, person, params.id, language),
  );

  serve(app, 'GET /api/publishing/logos', ({ query }) =>
    listLogos(app.context, { text: query.queryText, isMissing: query.missing }),
  );
  serve(app, 'POST /api/companies/logo/{id}', ({ person, params, body }) =>
    setCompanyLogo(app.context, person, params.id, body),
  );
  serve(app, 'DELETE /api/companies/logo/{id}', ({ person, params }) =>
    removeCompanyLogo(app.context, person, params.id),
  );
  serve(app, 'GET /api/companies/logo/{id}', async ({ params, person, request, reply }) => {
    const file = await findCompanyLogo(app.context, person, params.id);
    const etag = `"${file.sha256}"`;
    // The address does not change with the logo, so browsers must revalidate it.
    reply
      .header('etag', etag)
      .header('cache-control', `${person ? 'private' : 'public'}, max-age=300`)
      .type(file.mediaType);
    if (request.headers['if-none-match'] === etag) {
      reply.code(304);
      return '';
    }
    return app.context.files.read(file);
  });
}
