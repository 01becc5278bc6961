import { SkeletonBone, VisuallyHidden } from '@park/ui';

/** The title of a page whose subject is still loading: a grey bar, with the kind of page for screen readers. */
export function PendingTitle({ kind }: { kind: string }) {
  return (
    <>
      <VisuallyHidden>{kind}</VisuallyHidden>
      <SkeletonBone shape="title" />
    </>
  );
}
