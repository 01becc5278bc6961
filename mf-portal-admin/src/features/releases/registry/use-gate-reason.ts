import { useFormat } from '@park/platform';
import type { GateCheck, GateReasonId } from '@park/contract/gate-check';
import { usePortalTexts } from '../../../texts/use-portal-texts';

/** The ids with a translation. Checks of older versions have no id, and newer portals may send further ids. */
const known: Readonly<Record<GateReasonId, true>> = {
  'descriptor-good': true,
  'descriptor-bad': true,
  'permissions-good': true,
  'permissions-bad': true,
  'routes-good': true,
  'routes-bad': true,
  'navigation-good': true,
  'navigation-bad': true,
  'platform-good': true,
  'platform-bad': true,
  'platform-unknown': true,
  'shared-libraries-good': true,
  'shared-libraries-bad': true,
  'shared-libraries-unknown': true,
  'styles-good': true,
  'styles-bad': true,
  'size-good': true,
  'size-compared': true,
  'size-bad': true,
  'integrity-good': true,
  'integrity-bad': true,
  'smoke-good': true,
  'smoke-bad': true,
  'smoke-closed': true,
  'smoke-notMade': true,
  'smoke-ended': true,
  'accessibility-good': true,
  'accessibility-bad': true,
};

const isKnown = (id: string | undefined): id is GateReasonId => id !== undefined && Object.hasOwn(known, id);

/** Returns a check's message in the current language, or undefined if only its English sentence exists. */
export function useGateReason(): (check: GateCheck) => string | undefined {
  const { t } = usePortalTexts();
  const format = useFormat();
  const size = (bytes: unknown) => (typeof bytes === 'number' ? format.bytes(bytes) : '');
  const difference = (bytes: unknown) => {
    if (typeof bytes !== 'number' || bytes === 0) return t('releases.sizeSame');
    return t(bytes > 0 ? 'releases.sizeMore' : 'releases.sizeLess', { size: size(Math.abs(bytes)) });
  };
  return ({ reasonId, values = {} }) => {
    if (!isKnown(reasonId)) return undefined;
    const { count, pageBytes, entryBytes, differenceBytes, ...rest } = values;
    return t(`releases.reasons.${reasonId}`, {
      ...rest,
      count: Number(count ?? 0),
      pageSize: size(pageBytes),
      entrySize: size(entryBytes),
      difference: difference(differenceBytes),
    });
  };
}
