import { pageRequest } from '../listing/page-request';
import { serve, type ParkServer } from '../server/serve';
import { listCompanies } from './company-list';
import { findCompanyLogo } from './company-logo';
import { readCompanyProfile } from './company-profile';

export function directoryRoutes(app: ParkServer): void {
  serve(app, 'GET /api/companies/query', async ({ query, person, language }) =>
    listCompanies(
      app.park,
      person,
      {
        filters: query.queryFilters ?? {},
        location: query.location,
        isEPFL: query.isEPFL,
        text: query.queryText,
        publishedOnly: query.publishedOnly,
        sort: query.sort,
      },
      pageRequest(query, app.park.configuration),
      language,
    ),
  );

  serve(app, 'GET /api/companies/{id}', async ({ params, person, language }) => readCompanyProfile(app.park, person, params.id, language));

  serve(app, 'GET /api/companies/logo/{id}', async ({ params, person, request, reply }) => {
    const file = await findCompanyLogo(app.park, person, params.id);
    const etag = `"${file.sha256}"`;
    // The address stays when the logo changes: browsers keep it and ask whether it is still the same.
    reply.header('etag', etag).header('cache-control', `${person ? 'private' : 'public'}, max-age=300`).type(file.mediaType);
    if (request.headers['if-none-match'] === etag) {
      reply.code(304);
      return '';
    }
    return app.park.files.read(file);
  });
}
