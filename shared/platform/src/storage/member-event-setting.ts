/** Which events the calendar shows: the address, then what was chosen before on this device, then all (AMB-49). */
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
 * @param parameter value of `membersOnly` in the address, null when it is not there.
 * @returns the setting that holds, and how to store a choice; the caller writes it into the address as well, which wins.
 */
export function useMemberEventSetting(
  parameter: string | null,
): [MemberEventSetting, (setting: MemberEventSetting) => void] {
  const [stored, store] = useStoredChoice(membersOnlyStorageName, memberEventSettings, defaultMemberEventSetting);
  return [chooseMemberEventSetting(parameter, stored), store];
}
