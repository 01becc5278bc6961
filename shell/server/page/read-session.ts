/**
 * Who a page is rendered for, as the api says for the cookies of the request; nothing that the browser sends is
 * trusted.
 */
import type { PageSession } from '../../src/page-data/page-data';
import { sessionOf } from '../releases/person';
import { askApi, type ApiRequest } from './ask-api';

/** @returns null for visitors, for a session that has ended, and while the api does not answer */
export async function readSession(request: ApiRequest): Promise<PageSession | null> {
  if (request.cookie === undefined || sessionOf(request.cookie) === null) return null;
  const read = async (path: string): Promise<unknown> => {
    const response = await askApi(path, request);
    // A person without a company has an empty answer.
    if (response.status === 204) return null;
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  try {
    const [user, company] = await Promise.all([read('/api/users/user'), read('/api/companies/company')]);
    return { user, company } as PageSession;
  } catch {
    return null;
  }
}
