/** Milliseconds for one attempt to load a remote, or for a page's first data, on a machine that does three journeys at once. */
export const patientTimeout = '10000';
