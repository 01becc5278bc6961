/** Renders a page of this remote with its own texts, for a signed-in person, and with a fixed clock. */
import { renderRemotePage, type Rendered, type RenderOptions } from '@park/testing';
import type { ComponentType } from 'react';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';

export function renderExample(Page: ComponentType, options: RenderOptions): Rendered {
  return renderRemotePage(Page, {
    remote: 'mf-example',
    texts: { 'mf-example': options.language === 'fr' ? french : english },
    user: {},
    now: new Date('2026-11-20T12:00:00Z'),
    ...options,
  });
}
