/** Page sizes of lists: the descriptor's first calls and the pages have to ask for the same. */
export const ownBookingsPageSize = 10;
