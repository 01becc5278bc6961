/** Pages of a visitor that are open at the same time: they wait more than they use the processor. */
export const parallelPages = 2;

/** Works through a list in its order, with as many items at the same time as there are lanes. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
