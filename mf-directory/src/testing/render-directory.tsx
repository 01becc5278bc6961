/** Renders a page of this remote with its own texts. */
import { renderRemotePage, type Rendered, type RenderOptions } from '@park/testing';
import type { ComponentType } from 'react';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';

export function renderDirectory(Page: ComponentType, options: RenderOptions): Rendered {
  return renderRemotePage(Page, { remote: 'mf-directory', texts: { 'mf-directory': options.language === 'fr' ? french : english }, ...options });
}
