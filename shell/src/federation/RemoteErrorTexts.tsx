import { useServices } from '@park/platform';
import { useStore } from '@park/platform/host';
import { ErrorTextsProvider } from '@park/ui';
import type { ReactNode } from 'react';

/** Lets error panels and forms of a remote find error texts in its own texts first, then in the shell's. */
export function RemoteErrorTexts({
  namespace,
  children,
}: {
  readonly namespace: string;
  readonly children: ReactNode;
}): ReactNode {
  const { texts } = useServices();
  useStore(texts);
  return (
    <ErrorTextsProvider translate={(key, values) => texts.translate(namespace, key, values)}>
      {children}
    </ErrorTextsProvider>
  );
}
