const read = (version: string): [number, number, number] | null => {
  const found = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
};

/**
 * Whether a version is one that `^base` accepts, by the rules of package.json: equal in the leftmost number that is not
 * zero, and not smaller. A text that is no version is in no range.
 */
export function isInCaretRange(version: string, base: string): boolean {
  const [have, want] = [read(version), read(base)];
  if (!have || !want) return false;
  const fixed = want[0] > 0 ? 1 : want[1] > 0 ? 2 : 3;
  for (let place = 0; place < 3; place += 1) {
    const [mine, theirs] = [have[place] ?? 0, want[place] ?? 0];
    if (mine !== theirs) return place >= fixed && mine > theirs;
  }
  return true;
}
