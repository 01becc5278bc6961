/** Renders a page of this remote with its own texts, responses for every call of the overview, and a fixed clock. */
import { renderRemotePage, type FakeAnswers, type Rendered, type RenderOptions } from '@park/testing';
import type { ComponentType } from 'react';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';
import { noParking, noRooms } from './bookings';
import { catalogs, colleagues, companyPage } from './company';
import { sessions } from './sessions';

/** A Friday, 9:30 in the park. */
export const now = new Date('2026-11-20T08:30:00Z');

export const allLinks = {
  campusCard: 'https://card.campus.example/',
  scaleUp: null,
  startups: null,
  newsletter: null,
  campusNews: null,
  fairmove: 'https://fairmove.example/login',
  secondParking: null,
  ticketing: 'https://tickets.example/start?lang=en',
  knovaFiles: 'https://files.knova.example/',
};

export const calmAnswers: FakeAnswers = {
  'GET /api/auth/sessions': sessions(),
  'GET /api/portal/tasks': { offers: [], items: [] },
  'GET /api/portal/overview': { quotas: [], parking: null, since: '2026-11-16T08:00:00.000Z', changes: [] },
  'POST /api/portal/visits': () => Promise.resolve(undefined),
  'GET /api/catalogs/{id}': ({ params }) => catalogs(params.id),
  'GET /api/companies/{id}': companyPage(),
  'GET /api/guides/own/address': { path: null },
  'GET /api/rooms/bookings': noRooms,
  'GET /api/parking/bookings': noParking,
  'GET /api/companies/employees': colleagues(),
};

export function renderPortal(Page: ComponentType, { answers, configuration, ...options }: RenderOptions): Rendered {
  return renderRemotePage(Page, {
    at: '/portal',
    remote: 'mf-portal-admin',
    texts: { 'mf-portal-admin': options.language === 'fr' ? french : english },
    now,
    configuration: { links: allLinks, ...configuration },
    answers: { ...calmAnswers, ...answers },
    ...options,
  });
}
