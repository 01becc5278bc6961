/** Tells that this browser shows another version than everybody else, with a button to return. */
import { useLanguage } from '@park/platform';
import type { ChosenRelease, PublishedRemote } from '@park/platform/descriptor';
import { Button } from '@park/ui';
import { useState } from 'react';
import { OverrideDialog } from './OverrideDialog';
import styles from './ReleaseBadge.module.css';
import { resetReleases } from './release-calls';
import { releaseTexts } from './release-texts';

export interface ReleaseBadgeProps {
  readonly chosen: readonly ChosenRelease[];
  readonly remotes: readonly PublishedRemote[];
  readonly isPreviewUnknown: boolean;
  /** A person with the permission has opened the dialog (`?override`). */
  readonly asksForOverride: boolean;
  /** Reloads the page without the parameters of this visit. */
  readonly onChanged: () => void;
}

export function ReleaseBadge({ chosen, remotes, isPreviewUnknown, asksForOverride, onChanged }: ReleaseBadgeProps) {
  const { language } = useLanguage();
  const words = releaseTexts[language];
  const [isNoticeOpen, setIsNoticeOpen] = useState(isPreviewUnknown);
  const [isDialogOpen, setIsDialogOpen] = useState(asksForOverride);
  const [hasFailed, setHasFailed] = useState(false);
  const titleOf = (name: string) => remotes.find((remote) => remote.name === name)?.descriptor.title[language] ?? name;
  const wordsOf = ({ kind, remote, version, isMissing }: ChosenRelease) => {
    if (kind === 'preview') return words.preview(titleOf(remote), version);
    return isMissing ? words.overrideMissing(titleOf(remote), version) : words.override(titleOf(remote), version);
  };
  const reset = async () => {
    if (await resetReleases()) onChanged();
    else setHasFailed(true);
  };
  return (
    <>
      {(chosen.length > 0 || isNoticeOpen) && (
        <section className={styles.badge} aria-label={words.label}>
          <div role="status" className={styles.words}>
            {chosen.map((release) => (
              <p key={`${release.kind} ${release.remote}`}>{wordsOf(release)}</p>
            ))}
            {isNoticeOpen && <p>{words.previewUnknown}</p>}
            {hasFailed && <p>{words.failed}</p>}
          </div>
          {chosen.length > 0 ? (
            <Button size="small" onClick={() => void reset()}>
              {words.reset}
            </Button>
          ) : (
            <Button size="small" onClick={() => setIsNoticeOpen(false)}>
              {words.dismiss}
            </Button>
          )}
        </section>
      )}
      {isDialogOpen && (
        <OverrideDialog remotes={remotes} onClose={() => setIsDialogOpen(false)} onStarted={onChanged} />
      )}
    </>
  );
}
