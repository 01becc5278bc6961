import { SkeletonBone, VisuallyHidden } from '@park/ui';

/** The title of a page whose subject is still on its way: seen as a grey bar, read as what kind of page it is. */
export function PendingTitle({ kind }: { kind: string }) {
  return (
    <>
      <VisuallyHidden>{kind}</VisuallyHidden>
      <SkeletonBone shape="title" />
    </>
  );
}
