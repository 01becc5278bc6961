/** The calls of the home page, with the number of items of each kind. */
export const homeCalls = {
  events: { query: { pageSize: 4, upcoming: true } },
  news: { query: { pageSize: 3 } },
  companies: { query: { pageSize: 8 } },
  jobs: { query: { pageSize: 4 } },
  bookings: { query: { pageSize: 10 } },
} as const;
