export const memberEventSettings = ['all', 'members', 'public'] as const;
export type MemberEventSetting = (typeof memberEventSettings)[number];

/** What the calendar's range call sends when nothing was chosen (CONST-16, AMB-48). */
export const defaultMemberEventSetting: MemberEventSetting = 'all';

/** Reads the calendar's `membersOnly` parameter: `true` and `false` are other words for two settings (AMB-49). */
export function parseMemberEventSetting(value: string): MemberEventSetting {
  if (value === 'true' || value === 'members') return 'members';
  if (value === 'false' || value === 'public') return 'public';
  return 'all';
}

/** The address wins over the stored choice, that over the default (AMB-49). */
export const chooseMemberEventSetting = (
  parameter: string | null | undefined,
  stored: string | null | undefined,
): MemberEventSetting => parseMemberEventSetting(parameter ?? stored ?? defaultMemberEventSetting);
