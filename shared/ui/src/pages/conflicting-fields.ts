/** Fields that somebody else saved differently, and whether only they changed them, compared with the common original. */
export function conflictingFields<Field, Value>(
  fields: readonly Field[],
  valueOf: (side: 'original' | 'mine' | 'theirs', field: Field) => Value,
): { field: Field; mine: Value; theirs: Value; isTheirsOnly: boolean }[] {
  return fields.flatMap((field) => {
    const [original, mine, theirs] = [valueOf('original', field), valueOf('mine', field), valueOf('theirs', field)];
    // A field that only the person here changed needs no choice.
    if (isSame(theirs, original) || isSame(theirs, mine)) return [];
    return [{ field, mine, theirs, isTheirsOnly: isSame(mine, original) }];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
