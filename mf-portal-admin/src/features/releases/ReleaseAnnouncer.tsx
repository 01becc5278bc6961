import type { RemoteStatus } from '@park/contract/releases';
import { VisuallyHidden } from '@park/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { OwnMoves } from './registry/use-own-actions';
import { releaseChanges } from './registry/release-changes';
import { useReleaseWords } from './registry/use-release-labels';

/** Reads out what others have done, politely; what was there when the page opened is no news. */
export function ReleaseAnnouncer({
  remotes,
  ownMoves,
}: {
  readonly remotes: readonly RemoteStatus[];
  readonly ownMoves: OwnMoves;
}) {
  const { t } = usePortalTexts();
  const words = useReleaseWords();
  const before = useRef(remotes);
  const [text, setText] = useState('');
  useEffect(() => {
    const changes = releaseChanges(before.current, remotes);
    before.current = remotes;
    const own = new Set(changes.map(({ remote }) => remote.remote).filter(ownMoves.settle));
    const news = changes.filter(({ remote }) => !own.has(remote.remote));
    if (news.length > 0)
      setText(
        news
          .map(({ kind, remote, version }) => t(`releases.heard.${kind}`, { area: words.area(remote), version }))
          .join('. '),
      );
    // Words follow the language; a change of it is no news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [remotes, ownMoves]);
  return (
    <VisuallyHidden as="div">
      <div role="status">{text}</div>
    </VisuallyHidden>
  );
}
