import { VisuallyHidden } from '@park/ui';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

export interface ResultStatusProps {
  /** What `usePagedCall` answers. */
  readonly list: {
    readonly status: string;
    readonly isRefreshing: boolean;
    readonly items?: readonly unknown[];
    readonly hasMore?: boolean;
  };
}

/** How many there are, for those who do not see the list change. It stands through every state, or nothing is read out. */
export function ResultStatus({ list }: ResultStatusProps) {
  const { t } = useNewsEventsTexts();
  const count = list.items?.length;
  const isSettled = list.status === 'ready' && !list.isRefreshing && count !== undefined;
  return (
    <div role="status">
      <VisuallyHidden>{isSettled ? t(list.hasMore ? 'list.first' : 'list.all', { count }) : ''}</VisuallyHidden>
    </div>
  );
}
