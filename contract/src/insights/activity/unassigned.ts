import type { TimeDetector } from '../detecting.ts';
import { numbered, percentOf } from '../values.ts';
import { eachDay } from './each-day.ts';
import { timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { askThem, entryRow, findingOf, graded, personSubject } from './told.ts';

/** Nine of ten entries with one are a habit; ten entries tell it. */
const HABIT_PCT = 90;
const LEAST_ENTRIES = 10;

/** Work without a project or a service, where one is demanded or usual. */
export const unassigned: TimeDetector = {
  ...{ name: 'unassigned', kinds: ['time-unassigned'] },
  begin: (place, names) =>
    eachDay((person) => {
      const parts = [
        { part: 'project', demanded: place.require_project, piles: new Piles(), count: 0 },
        { part: 'service', demanded: place.require_service, piles: new Piles(), count: 0 },
      ] as const;
      const without = parts.map(() => 0);
      let all = 0;
      return {
        day: (day, rows) => {
          for (const row of rows) {
            if (row.category !== 'work' || row.seconds <= 0) continue;
            all += 1;
            for (const [at, { piles }] of parts.entries()) {
              if ((at === 0 ? row.project_id : row.service_id) !== null) continue;
              without[at] = (without[at] ?? 0) + 1;
              piles.put({
                ...{ day, weight: row.seconds, id: row.id },
                row: () =>
                  entryRow({ place, names, person }, row, [numbered('time', 'seconds', row.seconds)]),
              });
            }
          }
        },
        end: () =>
          parts.flatMap(({ part, demanded, piles }, at) => {
            const share = percentOf(all - (without[at] ?? 0), all);
            if (!demanded && (all < LEAST_ENTRIES || share < HABIT_PCT)) return [];
            return piles.all().map((pile) =>
              findingOf(personSubject(person), pile, {
                ...{ kind: 'time-unassigned', formula: 'entries-of-all', part },
                severity: graded(pile.count, 50, 5),
                confidence: confidenceOf(demanded, share),
                values: [
                  numbered(part === 'project' ? 'without-project' : 'without-service', 'count', pile.count),
                  numbered('all-entries', 'count', all),
                  numbered('time', 'seconds', pile.weight),
                ],
                link: timeLink(place, person, pile, null),
                proposal: askThem(person, pile.from),
              }),
            );
          }),
      };
    }),
};

const confidenceOf = (demanded: boolean, share: number) =>
  demanded
    ? { pct: 99, reason: 'demanded' as const, values: [] }
    : {
        pct: Math.min(95, share),
        reason: 'many-days' as const,
        values: [numbered('share', 'percent', share)],
      };
