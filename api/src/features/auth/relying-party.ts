import type { ApiConfiguration } from '../../core/configuration/configuration';

/** The portal as authenticators know it: a passkey works for this host and the addresses that people open. */
export const relyingPartyOf = ({
  parkOrigin,
  furtherOrigins,
}: Pick<ApiConfiguration, 'parkOrigin' | 'furtherOrigins'>) => ({
  id: new URL(parkOrigin).hostname,
  origins: [parkOrigin, ...furtherOrigins],
});
