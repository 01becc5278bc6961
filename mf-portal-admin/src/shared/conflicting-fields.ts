/** Fields that somebody else saved differently, and whether only they changed them, compared with the common original. */
export function conflictingFields<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (side: 'original' | 'mine' | 'theirs', name: Name) => Value,
): { name: Name; mine: Value; theirs: Value; isTheirsOnly: boolean }[] {
  return names.flatMap((name) => {
    const [original, mine, theirs] = [valueOf('original', name), valueOf('mine', name), valueOf('theirs', name)];
    // A field that only the person here changed needs no choice.
    if (isSame(theirs, original) || isSame(theirs, mine)) return [];
    return [{ name, mine, theirs, isTheirsOnly: isSame(mine, original) }];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
