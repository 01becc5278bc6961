/** The client that makes an auth call (SRC-01). The portal's own calls send `portal` (CALL-02). */
export const requestSources = ['portal', 'app', 'curl'] as const;

export type RequestSource = (typeof requestSources)[number];

export const portalSource: RequestSource = 'portal';

/** Whether a value is one of the sources that a request may name. */
export const isRequestSource = (value: unknown): value is RequestSource =>
  requestSources.some((source) => source === value);
