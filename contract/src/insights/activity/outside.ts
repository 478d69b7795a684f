import type { Place, TimeDetector, TimeNames, TimePerson, TimeRow } from '../detecting.ts';
import type { InsightSubject } from '../finding.ts';
import { dayOrNone, numbered } from '../values.ts';
import { type DayFold, eachDay } from './each-day.ts';
import { onlyOf, projectLink, timeLink } from './links.ts';
import { Piles } from './piles.ts';
import { entryRow, findingOf, MEASURED, personSubject } from './told.ts';

interface Dates {
  readonly start_date: string;
  readonly end_date: string | null;
}

const isOutside = (day: string, { start_date, end_date }: Dates): boolean =>
  day < start_date || (end_date !== null && day > end_date);

/** Time before somebody's first day, or after their last. */
export const outsideEmployment: TimeDetector = {
  ...{ name: 'outside-employment', kinds: ['time-outside-employment'] },
  begin: (place, names) =>
    eachDay((person) => {
      const piles = new Piles();
      const projects = new Set<string | null>();
      return {
        day: (day, rows) => {
          if (!isOutside(day, person)) return;
          for (const row of rows) {
            projects.add(row.project_id);
            piles.put({
              ...{ day, weight: Math.max(0, row.seconds), id: row.id },
              row: () => entryRow({ place, names, person }, row, [numbered('time', 'seconds', row.seconds)]),
            });
          }
        },
        end: () =>
          piles.all().map((pile) =>
            findingOf(personSubject(person), pile, {
              ...{ kind: 'time-outside-employment', formula: 'day-outside-dates' },
              ...{ severity: 'high', confidence: MEASURED },
              values: [
                numbered('entries', 'count', pile.count),
                numbered('time', 'seconds', pile.weight),
                dayOrNone('starts-on', person.start_date),
                dayOrNone('ends-on', person.end_date),
              ],
              link: timeLink(place, person, pile, onlyOf(projects)),
            }),
          ),
      };
    }),
};

/** Time on projects outside their dates, and billable time on them without a rate. */
export const onProjects: TimeDetector = {
  ...{ name: 'on-projects', kinds: ['time-outside-project', 'billable-unpriced'] },
  begin: (place, names) => {
    const [outside, unpriced] = [new Map<string, Piles>(), new Map<string, Piles>()];
    const fold = eachDay(onEach({ place, names, outside, unpriced }));
    const told = (kind: 'time-outside-project' | 'billable-unpriced', [id, piles]: [string, Piles]) => {
      const project = names.projects.get(id);
      const subject: InsightSubject = { type: 'project', id, name: project?.name ?? '' };
      return piles.all().map((pile) =>
        findingOf(subject, pile, {
          ...{ kind, severity: 'medium', confidence: MEASURED },
          formula: kind === 'billable-unpriced' ? 'entries-counted' : 'day-outside-dates',
          values: [
            numbered('entries', 'count', pile.count),
            numbered('time', 'seconds', pile.weight),
            ...(kind === 'time-outside-project' && project
              ? [dayOrNone('starts-on', project.start_date), dayOrNone('ends-on', project.end_date)]
              : []),
          ],
          link: projectLink(id, pile, kind === 'billable-unpriced' ? { billable: 'true' } : {}),
        }),
      );
    };
    return {
      ...fold,
      finish: function* () {
        fold.finish();
        for (const one of outside) yield* told('time-outside-project', one);
        for (const one of unpriced) yield* told('billable-unpriced', one);
      },
    };
  },
};

interface Piling {
  readonly place: Place;
  readonly names: TimeNames;
  readonly outside: Map<string, Piles>;
  readonly unpriced: Map<string, Piles>;
}

/** Puts what is wrong of somebody's entries onto the piles of its projects. */
const onEach =
  ({ place, names, outside, unpriced }: Piling) =>
  (person: TimePerson): DayFold => ({
    day: (day, rows) => {
      for (const row of rows) {
        const { id, project_id, seconds } = row;
        const project = names.projects.get(project_id ?? '');
        if (!project || project_id === null) continue;
        const isOff = isOutside(day, project);
        if (!isOff && !isUnpriced(row)) continue;
        // Piles of projects last until everybody's time is read: of an entry they hold what they tell.
        const spot = {
          ...{ day, weight: Math.max(0, seconds), id },
          row: () =>
            entryRow({ place, names, person }, { id, day, project_id }, [
              numbered('time', 'seconds', seconds),
            ]),
        };
        if (isOff) pilesOf(outside, project_id).put(spot);
        if (isUnpriced(row)) pilesOf(unpriced, project_id).put(spot);
      }
    },
    end: () => [],
  });

const isUnpriced = ({ billable, priced, seconds }: TimeRow): boolean => billable && !priced && seconds > 0;

const pilesOf = (all: Map<string, Piles>, id: string): Piles => {
  const known = all.get(id) ?? new Piles();
  all.set(id, known);
  return known;
};
