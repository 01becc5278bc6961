export const memberEventSettings = ['all', 'members', 'public'] as const;
export type MemberEventSetting = (typeof memberEventSettings)[number];

/** The setting of the calendar's range call if nothing is chosen (CONST-16, AMB-48). */
export const defaultMemberEventSetting: MemberEventSetting = 'all';

/** Parses the calendar's `membersOnly` parameter; `true` means `members` and `false` means `public` (AMB-49). */
export function parseMemberEventSetting(value: string): MemberEventSetting {
  if (value === 'true' || value === 'members') return 'members';
  if (value === 'false' || value === 'public') return 'public';
  return 'all';
}

/** The setting by the address, otherwise by the stored choice, otherwise the default (AMB-49). */
export const chooseMemberEventSetting = (
  parameter: string | null | undefined,
  stored: string | null | undefined,
): MemberEventSetting => parseMemberEventSetting(parameter ?? stored ?? defaultMemberEventSetting);
