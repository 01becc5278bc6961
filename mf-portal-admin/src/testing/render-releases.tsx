/** The panel of releases as somebody who may release sees it; refusals show the key that the shell would word. */
import type { Rendered, RenderOptions } from '@park/testing';
import { UiTextsProvider, englishTexts } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import type { ComponentType } from 'react';
import ReleasesPage from '../features/releases/ReleasesPage';
import { audit, releases, withCanary } from './releases';
import { renderPortal } from './render-portal';

export function renderReleases(
  { answers, ...options }: RenderOptions = {},
  Subject: ComponentType = ReleasesPage,
): Rendered {
  const language = options.language ?? 'en';
  const Page = () => (
    <UiTextsProvider
      texts={language === 'fr' ? frenchTexts : englishTexts}
      language={language}
      translate={(key) => `in words: ${key}`}
    >
      <Subject />
    </UiTextsProvider>
  );
  return renderPortal(Page, {
    at: '/portal/admin/releases',
    permissions: ['Portal_Access'],
    flags: ['CAN_REDEPLOY_WEBSITE'],
    answers: { 'GET /api/releases': releases(withCanary()), 'GET /api/releases/audit': audit(), ...answers },
    ...options,
  });
}
