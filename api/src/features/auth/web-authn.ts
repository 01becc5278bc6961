/** Loaded when the first passkey is used: its certificates and formats are a fifth of what the api would load to start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
