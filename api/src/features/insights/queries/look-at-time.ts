import { setImmediate as breathe } from 'node:timers/promises';
import { TIME_DETECTORS } from '#contract/insights/activity/detectors.ts';
import type { Place, TimeFold, TimePerson } from '#contract/insights/detecting.ts';
import type { Finding } from '#contract/insights/finding.ts';
import type { RunStep } from '#contract/insights/shapes.ts';
import type { RunGap } from '#contract/insights/states.ts';
import type { Context } from '../../../platform/context.ts';
import { type EntryRow, readEntries } from './entries.ts';
import { listPeople, readNames } from './people.ts';

/** Takes findings in as they are found, so that nobody keeps all of them. */
export type Tell = (findings: Iterable<Finding>) => number;

/** What one look read, and its part of the log. */
export interface Looked {
  readonly rows: number;
  readonly log: RunStep[];
}

/** Somebody with those of their entries that were read together. */
interface Part {
  /** Null where the same person goes on. */
  readonly person: TimePerson | null;
  readonly entries: readonly EntryRow[];
}

/** Reads the time of everybody once, and lets every detector take it in. */
export const lookAtTime = async (context: Context, place: Place, tell: Tell): Promise<Looked> => {
  const people = await listPeople(context, place);
  const names = await readNames(context);
  const folds = TIME_DETECTORS.map((detector) => ({
    ...{ detector, fold: detector.begin(place, names), ms: 0, found: 0 },
  }));
  const queue = queueOf(people);
  let rows = 0;
  const takeIn = (parts: readonly Part[]) => {
    for (const one of folds) {
      const begun = performance.now();
      for (const part of parts) give(one.fold, part);
      one.found += tell(one.fold.take());
      one.ms += performance.now() - begun;
    }
  };
  for await (const read of readEntries(context, place)) {
    rows += read.length;
    takeIn(queue.upTo(read));
    // Requests of the same process come in between.
    await breathe();
  }
  takeIn(queue.rest());
  const gaps = gapsOf(people.length, rows);
  const log = folds.map(({ detector: { name, kinds }, fold, ms, found }): RunStep => {
    const begun = performance.now();
    const all = found + tell(fold.finish());
    const took = Math.round(ms + performance.now() - begun);
    return { detector: name, kinds: [...kinds], rows, gaps, found: all, ms: took };
  });
  return { rows, log };
};

const give = (fold: TimeFold, { person, entries }: Part): void => {
  if (person) fold.person(person);
  for (const entry of entries) fold.add(entry);
};

const gapsOf = (people: number, rows: number): RunStep['gaps'] => {
  const gap = (code: RunGap) => ({ code, count: null, text: null });
  return [...(people === 0 ? [gap('no-people')] : []), ...(rows === 0 ? [gap('no-entries')] : [])];
};

/** Brings people and entries, which come in the same order, together; whoever has none has their turn, too. */
const queueOf = (people: readonly TimePerson[]) => {
  let at = -1;
  return {
    upTo: (entries: readonly EntryRow[]): Part[] => {
      const parts: Part[] = [];
      for (let from = 0; from < entries.length; ) {
        const member = entries[from]?.member_id;
        const isSame = people[at]?.id === member;
        while (people[at]?.id !== member) {
          at += 1;
          const next = people[at];
          if (!next) throw new Error('Time of somebody was read who is not of the team.');
          if (next.id !== member) parts.push({ person: next, entries: [] });
        }
        let to = from + 1;
        while (entries[to]?.member_id === member) to += 1;
        parts.push({ person: isSame ? null : (people[at] ?? null), entries: entries.slice(from, to) });
        from = to;
      }
      return parts;
    },
    rest: (): Part[] => people.slice(at + 1).map((person) => ({ person, entries: [] })),
  };
};
