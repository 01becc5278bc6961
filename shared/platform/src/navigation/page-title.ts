import { useEffect } from 'react';
import { useServices, useStore } from '../services/services';

/** Sets the browser's title to the page's title and the park's name; undefined while the title is still loading. */
export function usePageTitle(title: string | undefined): void {
  const { configuration, texts } = useServices();
  const { language } = useStore(texts);
  const park = configuration.parkName[language];
  useEffect(() => {
    if (title) document.title = `${title} · ${park}`;
  }, [title, park]);
}
