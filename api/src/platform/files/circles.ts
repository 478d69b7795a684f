/** Every node that is above itself by way of others, each walked through once; `above` says whom each belongs to. */
export const circlesOf = (above: ReadonlyMap<string, string | null>): ReadonlySet<string> => {
  const done = new Set<string>();
  const circles = new Set<string>();
  for (const start of above.keys()) {
    const path = new Map<string, number>();
    let node: string | null | undefined = start;
    while (node && !done.has(node) && !path.has(node)) {
      path.set(node, path.size);
      node = above.get(node);
    }
    const from = node ? path.get(node) : undefined;
    for (const [one, at] of path) {
      done.add(one);
      if (from !== undefined && at >= from) circles.add(one);
    }
  }
  return circles;
};
