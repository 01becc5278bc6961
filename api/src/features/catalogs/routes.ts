import { catalogIds } from '@park/contract/catalogs';
import { asc, eq } from 'drizzle-orm';
import { buildings } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { serve, type AppServer } from '../../http/serve';
import { fixedCatalogs, type CatalogEntry } from './fixed-catalogs';
import {
  addCatalogItem,
  archiveCatalogItem,
  changeCatalogItem,
  listCatalogItems,
  listCatalogs,
  mergeSector,
} from './managed-catalogs';
import { catalogItems } from '../../core/database/schema/catalogs';

export function catalogRoutes(app: AppServer): void {
  serve(app, 'GET /api/catalogs/{id}', async ({ params, language, reply }) => {
    const id = catalogIds.find((known) => known === params.id);
    if (id === undefined) throw notFound();
    const entries =
      fixedCatalogs[id] ??
      (id === 'locations' ? await readLocations(app.context.database) : await readCatalog(app.context.database, id));
    reply
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-language')
      .header('content-language', language);
    return {
      id,
      items: entries.map((entry) => ({
        id: entry.id,
        label: entry.labels[language],
        ...(entry.isArchived ? { isArchived: true as const } : {}),
      })),
    };
  });

  const { context } = app;
  serve(app, 'GET /api/catalogs/managed', () => listCatalogs(context));
  serve(app, 'GET /api/catalogs/{id}/items', ({ params }) => listCatalogItems(context, params.id));
  serve(app, 'POST /api/catalogs/{id}/items', ({ person, params, body }) =>
    addCatalogItem(context, person, params.id, body),
  );
  serve(app, 'PUT /api/catalogs/{id}/items/{itemId}', ({ person, params, body }) =>
    changeCatalogItem(context, person, [params.id, params.itemId], body),
  );
  serve(app, 'PUT /api/catalogs/{id}/items/{itemId}/archive', ({ person, params, body }) =>
    archiveCatalogItem(context, person, [params.id, params.itemId], body.isArchived),
  );
  serve(app, 'POST /api/catalogs/{id}/items/{itemId}/merge', ({ person, params, body }) =>
    mergeSector(context, person, [params.id, params.itemId], body.into),
  );
}

async function readCatalog(database: Database, catalog: string): Promise<CatalogEntry[]> {
  const rows = await database
    .select()
    .from(catalogItems)
    .where(eq(catalogItems.catalog, catalog))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  return rows.map(({ id, labelEn, labelFr, archivedAt }) => ({
    id,
    labels: { en: labelEn, fr: labelFr },
    isArchived: archivedAt !== null,
  }));
}

/** Buildings have the same name in every language. */
async function readLocations(database: Database): Promise<CatalogEntry[]> {
  const rows = await database.select().from(buildings).orderBy(asc(buildings.position), asc(buildings.name));
  return rows.map(({ code, name }) => ({ id: code, labels: { en: name, fr: name } }));
}
