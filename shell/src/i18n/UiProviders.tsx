import { useServices } from '@park/platform';
import { useStore } from '@park/platform/host';
import { UiLinkProvider, UiTextsProvider, UnsavedInputProvider } from '@park/ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../navigation/RouterLink';
import type { ShellTexts } from './shell-texts';

/**
 * Connects the design system with the portal: texts in the reader's language, texts of error keys, the router's links.
 */
export function UiProviders({
  shellTexts,
  children,
}: {
  shellTexts: Pick<ShellTexts, 'uiTexts'>;
  children: ReactNode;
}) {
  const { texts, unsaved } = useServices();
  const { language } = useStore(texts);
  return (
    <UiTextsProvider
      texts={shellTexts.uiTexts(language)}
      language={language}
      translate={(key, values) => texts.translate('shell', key, values)}
    >
      <UnsavedInputProvider value={unsaved.report}>
        <UiLinkProvider value={RouterLink}>{children}</UiLinkProvider>
      </UnsavedInputProvider>
    </UiTextsProvider>
  );
}
