import type { Place, TimeDetector, TimePerson, TimeRow } from '../detecting.ts';
import { labelled, numbered } from '../values.ts';
import { eachDay } from './each-day.ts';
import { onlyOf, timeLink } from './links.ts';
import { type Pile, Piles } from './piles.ts';
import { askThem, entryRow, findingOf, graded, MEASURED, momentOf, personSubject } from './told.ts';

/** An entry lasts a day at most, and the day that it counts for may be two hours off by the zone of who logged it. */
const REACH_S = 26 * 3_600;
/** From an hour of a month on it changes what is charged; below ten minutes it is timers that were stopped late. */
const GRAVE_S = 3_600;
const NOTABLE_S = 600;

/** Seconds that two entries share. */
const shared = (one: TimeRow, other: TimeRow): number =>
  Math.min(one.ended_s ?? 0, other.ended_s ?? 0) - Math.max(one.started_s ?? 0, other.started_s ?? 0);

/** Every two entries of one person that share time, also across midnight. Touching ends share none. */
export const overlaps: TimeDetector = {
  ...{ name: 'overlaps', kinds: ['time-overlapping'] },
  begin: (place, names) =>
    eachDay((person) => {
      const piles = new Piles();
      const projects = new Set<string | null>();
      let near: TimeRow[] = [];
      const pair = (row: TimeRow, other: TimeRow, overlap: number) => {
        projects.add(row.project_id).add(other.project_id);
        piles.put({
          ...{ day: row.day, weight: overlap, id: `${row.id}:${other.id}` },
          row: () =>
            entryRow({ place, names, person }, row, [
              numbered('overlap', 'seconds', overlap),
              momentOf('started', row.started_s ?? 0),
              labelled('other-entry', {
                unit: 'reference',
                value: { type: 'entry', id: other.id, name: projectName(other) },
              }),
              momentOf('ended', other.ended_s ?? 0),
            ]),
        });
      };
      const projectName = ({ project_id, day }: TimeRow): string =>
        names.projects.get(project_id ?? '')?.name ?? day;
      return {
        day: (_, rows) => {
          for (const row of rows) {
            const { started_s } = row;
            if (started_s === null) continue;
            near = near.filter(({ ended_s }) => (ended_s ?? 0) > started_s - REACH_S);
            for (const other of near) {
              const overlap = shared(row, other);
              if (overlap > 0) pair(row, other, overlap);
            }
            near.push(row);
          }
        },
        end: () => piles.all().map((pile) => overlapping({ place, person, link: onlyOf(projects) }, pile)),
      };
    }),
};

interface Overlapping {
  readonly place: Place;
  readonly person: TimePerson;
  readonly link: string | null;
}

const overlapping = ({ place, person, link }: Overlapping, pile: Pile) =>
  findingOf(personSubject(person), pile, {
    ...{ kind: 'time-overlapping', formula: 'earlier-end-less-later-start' },
    severity: place.allow_overlap ? 'low' : graded(pile.weight, GRAVE_S, NOTABLE_S),
    confidence: place.allow_overlap ? { pct: 50, reason: 'overlap-allowed', values: [] } : MEASURED,
    values: [
      numbered('pairs', 'count', pile.count),
      numbered('overlap', 'seconds', pile.weight),
      numbered('longest', 'seconds', pile.most),
    ],
    link: timeLink(place, person, pile, link),
    proposal: askThem(person, pile.from),
  });
