import type { Place, TimeDetector, TimePerson, TimeRow } from '../detecting.ts';
import { numbered } from '../values.ts';
import { eachDay } from './each-day.ts';
import { onlyOf, timeLink } from './links.ts';
import { type Pile, Piles } from './piles.ts';
import { askThem, entryRow, findingOf, graded, MEASURED, momentOf, personSubject } from './told.ts';

/** A quarter of an hour of a month changes what is charged; less than a minute is rounding of a file. */
const GRAVE_S = 900;
const NOTABLE_S = 60;

/** How far the time from start to end is from the duration; what was stopped by a clock here may be a second off, since instants are rounded. */
const differenceOf = ({ started_s, ended_s, seconds, source }: TimeRow): number => {
  if (started_s === null || ended_s === null) return 0;
  const difference = ended_s - started_s - seconds;
  return source !== 'import' && Math.abs(difference) <= 1 ? 0 : difference;
};

/** Entries whose duration isn't the time from their start to their end, and those that last no time at all. */
export const durations: TimeDetector = {
  ...{ name: 'durations', kinds: ['durations-disagree', 'entries-without-length'] },
  begin: (place, names) =>
    eachDay((person) => {
      const [disagreeing, empty] = [new Piles(), new Piles()];
      const projects = new Set<string | null>();
      const of = { place, names, person };
      return {
        day: (day, rows) => {
          for (const row of rows) {
            const { id, seconds, started_s, ended_s } = row;
            const difference = differenceOf(row);
            if (difference !== 0) {
              projects.add(row.project_id);
              disagreeing.put({
                ...{ day, weight: Math.abs(difference), id },
                row: () =>
                  entryRow(of, row, [
                    numbered('difference', 'seconds', difference),
                    numbered('time', 'seconds', seconds),
                    momentOf('started', started_s ?? 0),
                    momentOf('ended', ended_s ?? 0),
                  ]),
              });
            }
            if (seconds === 0) empty.put({ ...{ day, weight: 1, id }, row: () => entryRow(of, row, []) });
          }
        },
        end: () => [
          ...disagreeing.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{ kind: 'durations-disagree', formula: 'end-less-start', confidence: MEASURED },
              severity: graded(pile.weight, GRAVE_S, NOTABLE_S),
              values: [
                numbered('entries', 'count', pile.count),
                numbered('difference', 'seconds', pile.weight),
                numbered('longest', 'seconds', pile.most),
              ],
              link: timeLink(place, person, pile, onlyOf(projects)),
              proposal: askThem(person, pile.from),
            }),
          ),
          ...empty.all().map((pile) => withoutLength(place, person, pile)),
        ],
      };
    }),
};

const withoutLength = (place: Place, person: TimePerson, pile: Pile) =>
  findingOf(personSubject(person), pile, {
    ...{ kind: 'entries-without-length', formula: 'entries-counted' },
    ...{ confidence: MEASURED, severity: 'low' },
    values: [numbered('entries', 'count', pile.count), numbered('time', 'seconds', 0)],
    link: timeLink(place, person, pile, null),
  });
