/**
 * Merging what a file says with what editors have made of it: of three states (as imported last, as in the portal, as in
 * the file now) only the field that the file alone has changed is taken over.
 */
export type Fields = Record<string, string | null>;

export interface Merge<F extends Fields> {
  /** Fields to be written, with the values of the file. */
  changes: Partial<F>;
  /** Fields that stay as editors have them although the file says something else. */
  kept: (keyof F & string)[];
}

/** Without a state of the last import (`null`) every difference counts as the editors' work. */
export function mergeThreeWay<F extends Fields>(imported: F | null, current: F, given: F): Merge<F> {
  const merge: Merge<F> = { changes: {}, kept: [] };
  for (const name of Object.keys(given) as (keyof F & string)[]) {
    if (current[name] === given[name]) continue;
    if (imported !== null && (imported[name] === undefined || current[name] === imported[name]))
      merge.changes[name] = given[name];
    else merge.kept.push(name);
  }
  return merge;
}
