/** Time for one attempt to load a remote, or for a page's first data, on a machine that runs three journeys at once. */
export const remoteTimeoutMs = '10000';
