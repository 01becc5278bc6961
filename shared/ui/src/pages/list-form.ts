/** Id of a list's search form, which also sends filters and order where scripts do not run. */
export const listForm = 'list-form';
