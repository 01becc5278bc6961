import { eq } from 'drizzle-orm';
import { infoPages } from '../../core/database/schema/info-pages';
import { notFound } from '../../core/errors/api-error';
import { serve, type AppServer } from '../../http/serve';

export function infoPageRoutes(app: AppServer): void {
  serve(app, 'GET /api/info-pages/{kind}', async ({ params: { kind }, language: wanted }) => {
    const [page] = await app.context.database.select().from(infoPages).where(eq(infoPages.kind, kind));
    if (!page) throw notFound();
    const other = wanted === 'en' ? 'fr' : 'en';
    const language = page.texts[wanted] === undefined ? other : wanted;
    return { kind, content: page.texts[language] ?? '', language, updatedAt: page.updatedAt.toISOString() };
  });
}
