import type { ExportedRecord } from '../queries/record-pages.ts';

/** Something that was said, or steps of what was said before the export begins, with the steps that belong to it. */
export interface Item {
  readonly sequence: number;
  readonly said: ExportedRecord | null;
  readonly steps: readonly ExportedRecord[];
}

/** A day of the project and what happened on it. */
export interface Day {
  readonly day: string;
  readonly items: readonly Item[];
}

/** The records by the day on which they happened; steps stand below what they are steps of, where that is in the export. */
export const daysOf = (records: readonly ExportedRecord[]): Day[] => {
  const steps = new Map<number, ExportedRecord[]>();
  const said = records.filter(({ record: { kind } }) => kind === 'entry' || kind === 'correction');
  const known = new Set(said.map(({ record }) => record.seq));
  for (const one of records) {
    const { kind, about } = one.record;
    if (kind === 'entry' || kind === 'correction' || about === null) continue;
    steps.set(about, [...(steps.get(about) ?? []), one]);
  }
  const items: Item[] = said.map((one) => ({
    ...{ sequence: one.record.seq, said: one, steps: steps.get(one.record.seq) ?? [] },
  }));
  for (const [about, taken] of steps)
    if (!known.has(about)) items.push({ sequence: about, said: null, steps: taken });
  return byDay(items);
};

const whenOf = ({ said, steps }: Item) => said ?? steps[0];

const byDay = (items: Item[]): Day[] => {
  const keyOf = (item: Item) => whenOf(item)?.record.occurred_at ?? '';
  const sorted = items.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)) || a.sequence - b.sequence);
  const days = Map.groupBy(sorted, (item) => whenOf(item)?.readable.occurred_local.slice(0, 10) ?? '');
  return [...days].map(([day, found]) => ({ day, items: found }));
};
