/** Selects the form that `/login` shows. The token of the address is only for the reset form (AMB-23). */
export type LoginMode =
  | { readonly kind: 'signIn'; readonly isBrokenLink: boolean }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'reset'; readonly token: string };

export function loginModeOf(parameters: URLSearchParams): LoginMode {
  const tokens = parameters.getAll('token');
  const [token] = tokens;
  if (tokens.length === 1 && token) return { kind: 'reset', token };
  if (parameters.get('mode') === 'forgot') return { kind: 'forgot' };
  return { kind: 'signIn', isBrokenLink: tokens.length > 0 };
}

/** Passed from the reset form to the login form in the history state, not in the address. */
export interface LoginNoticeState {
  readonly notice: 'passwordChanged';
}

export const passwordChanged: LoginNoticeState = { notice: 'passwordChanged' };

export function readLoginNotice(state: unknown): LoginNoticeState['notice'] | null {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null;
  return notice === 'passwordChanged' ? notice : null;
}
