import { useMemo } from 'react';
import { createFormats, type Formats } from '../formats/formats';
import { useServices, useStore } from '../services/services';

/** The formats for the reader's language and the park's time zone. */
export function useFormat(): Formats {
  const { texts, configuration, clock } = useServices();
  const { language } = useStore(texts);
  return useMemo(
    () => createFormats(language, configuration.parkTimeZone, clock),
    [language, configuration.parkTimeZone, clock],
  );
}
