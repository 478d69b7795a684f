interface Asked<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** So many rounds go on at the same time. */
const ROUNDS = 2;

/**
 * Does together what is asked for at the same moment, or while others are being done: many jobs share a transaction so. `work`
 * answers in the order of the items. Where a round fails, each of its items is done alone, so that none fails for another.
 */
export const gathering = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) => {
  let waiting: Asked<Item, Result>[] = [];
  let rounds = 0;
  const go = async (): Promise<void> => {
    if (waiting.length === 0 || rounds >= ROUNDS) return;
    const asked = waiting;
    waiting = [];
    rounds += 1;
    await answer(work, asked);
    rounds -= 1;
    await go();
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void go());
    });
};

const answer = async <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  asked: readonly Asked<Item, Result>[],
): Promise<void> => {
  try {
    const results = await work(asked.map(({ item }) => item));
    for (const [at, result] of results.entries()) asked[at]?.resolve(result);
  } catch (error) {
    if (asked.length === 1) asked[0]?.reject(error);
    else for (const one of asked) await answer(work, [one]);
  }
};
