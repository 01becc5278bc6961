import { hostCookieName } from '@park/domain';

/** A cookie of the shell's server: out of reach of scripts, and of other sites. `seconds` 0 removes it. */
export function setCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${hostCookieName(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
