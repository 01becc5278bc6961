/** Id of the search form, which also sends the type where scripts do not run. */
export const listForm = 'list-form';
