import { useEffect } from 'react';
import { useServices } from '../services';
import { useStore } from '../services';

/** The browser's title: what the page is about, then the park. Undefined while the subject is not known yet. */
export function usePageTitle(title: string | undefined): void {
  const { configuration, texts } = useServices();
  const { language } = useStore(texts);
  const park = configuration.parkName[language];
  useEffect(() => {
    if (title) document.title = `${title} · ${park}`;
  }, [title, park]);
}
