import { serve, type AppServer } from '../../http/serve';
import { listFavoriteIds, listFavorites, setFavorite } from './favorites';
import { changeSearch, deleteSearch, listSavedSearches, saveSearch } from './saved-searches';

export function savedRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/saved-searches', ({ person }) => listSavedSearches(context, person));
  serve(app, 'POST /api/saved-searches', ({ person, body }) => saveSearch(context, person, body));
  serve(app, 'PUT /api/saved-searches/{id}', ({ person, params, body }) =>
    changeSearch(context, person, params.id, body),
  );
  serve(app, 'DELETE /api/saved-searches/{id}', ({ person, params }) => deleteSearch(context, person, params.id));
  serve(app, 'GET /api/favorites', ({ person, language }) => listFavorites(context, person, language));
  serve(app, 'GET /api/favorites/ids', ({ person }) => listFavoriteIds(context, person));
  serve(app, 'PUT /api/favorites/{kind}/{id}', ({ person, params, body, language }) =>
    setFavorite(context, person, params, body.isFavorite, language),
  );
}
