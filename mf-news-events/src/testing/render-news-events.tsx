/** Renders a page of this remote with its own texts. */
import { renderRemotePage, type Rendered, type RenderOptions } from '@park/testing';
import type { ComponentType } from 'react';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';

export function renderNewsEvents(Page: ComponentType, options: RenderOptions): Rendered {
  return renderRemotePage(Page, { remote: 'mf-news-events', texts: { 'mf-news-events': options.language === 'fr' ? french : english }, now: new Date('2026-11-20T12:00:00Z'), ...options });
}
