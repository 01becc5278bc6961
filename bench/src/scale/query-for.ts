/** What a searched word means, as SQL: its beginning, and every known word that holds it. The call finds the same. */
export const queryFor = (word: string): string =>
  `(SELECT ('''${word}'':*' || coalesce(string_agg(' | ''' || word || '''', ''), ''))::tsquery FROM search_vocabulary WHERE word LIKE '%${word}%' AND NOT starts_with(word, '${word}'))`;
