/** Which events the calendar shows: by the address, then by the choice stored on this device, then all (AMB-49). */
import {
  chooseMemberEventSetting,
  defaultMemberEventSetting,
  memberEventSettings,
  membersOnlyStorageName,
  type MemberEventSetting,
} from '@park/domain';
import { useStoredChoice } from './stored-choice';

export { memberEventSettings, type MemberEventSetting };

/**
 * @param parameter value of `membersOnly` in the address, or null.
 * @returns the current setting, and a function that stores a choice. The caller also writes the choice into the address.
 */
export function useMemberEventSetting(
  parameter: string | null,
): [MemberEventSetting, (setting: MemberEventSetting) => void] {
  const [stored, store] = useStoredChoice(membersOnlyStorageName, memberEventSettings, defaultMemberEventSetting);
  return [chooseMemberEventSetting(parameter, stored), store];
}
