import type { RemoteStatus } from '@park/contract/release-status';
import { VisuallyHidden } from '@park/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { OwnActions } from './registry/use-own-actions';
import { releaseChanges } from './registry/release-changes';
import { useReleaseLabels } from './registry/use-release-labels';

/** Announces changes by others to screen readers, except those from before the page was opened. */
export function ReleaseAnnouncer({
  remotes,
  ownActions,
}: {
  readonly remotes: readonly RemoteStatus[];
  readonly ownActions: OwnActions;
}) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const before = useRef(remotes);
  const [text, setText] = useState('');
  useEffect(() => {
    const changes = releaseChanges(before.current, remotes);
    before.current = remotes;
    const own = new Set(changes.map(({ remote }) => remote.remote).filter(ownActions.settle));
    const news = changes.filter(({ remote }) => !own.has(remote.remote));
    if (news.length > 0)
      setText(
        news
          .map(({ kind, remote, version }) => t(`releases.heard.${kind}`, { area: labels.area(remote), version }))
          .join('. '),
      );
    // The labels change with the language, which must not announce anything.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [remotes, ownActions]);
  return (
    <VisuallyHidden as="div">
      <div role="status">{text}</div>
    </VisuallyHidden>
  );
}
