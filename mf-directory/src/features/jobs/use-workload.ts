import type { JobItem } from '@park/contract/jobs';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

/** "80%", or "60–80%". */
export function useWorkload(): (workload: JobItem['workload']) => string {
  const { t } = useDirectoryTexts();
  return ({ minimum, maximum }) => t(minimum === maximum ? 'job.workload' : 'job.workloadRange', { minimum, maximum });
}
