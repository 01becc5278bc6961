/** Environment of servers that are measured: all clients have one address, and its limit is not what is measured. */
export const unlimitedRequests = { REQUESTS_PER_MINUTE: '0', REQUESTS_PER_MINUTE_AND_ADDRESS: '0' } as const;
