/** Renders a page of this remote with its texts, for a person who may book, and with a fixed clock. */
import type { ExternalLinks } from '@park/platform';
import { renderRemotePage, type Rendered, type RenderOptions } from '@park/testing';
import type { ComponentType } from 'react';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';
import { now, today } from './parking';

export const noLinks: ExternalLinks = {
  campusCard: null,
  scaleUp: null,
  startups: null,
  newsletter: null,
  campusNews: null,
  fairmove: null,
  secondParking: null,
  ticketing: null,
  knovaFiles: null,
};

export function renderParkshare(Page: ComponentType, options: RenderOptions): Rendered {
  return renderRemotePage(Page, {
    remote: 'mf-parkshare',
    texts: { 'mf-parkshare': options.language === 'fr' ? french : english },
    permissions: ['Parkshare_Read', 'Parkshare_Book'],
    now,
    ...options,
    answers: {
      'GET /api/parking/own-spots': { today, spots: [] },
      'GET /api/parking/days': { days: [], may: { readDayList: false } },
      ...options.answers,
    },
  });
}
