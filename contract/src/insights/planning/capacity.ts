import { differenceInDays } from '../../projects/calendar.ts';
import type { Place } from '../detecting.ts';
import { type Finding, type InsightSubject, keyOf } from '../finding.ts';
import { evidenceOf, numbered, percentOf } from '../values.ts';

/** Minutes of a week: what there is to work, and what of it is planned. */
export interface PlannedWeek {
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
  readonly told: number;
  readonly drafted: number;
  readonly leave: number;
}

/** A department, or somebody, with the weeks from this one on. */
export interface PlannedTeam {
  readonly subject: InsightSubject;
  readonly people: number;
  readonly weeks: readonly PlannedWeek[];
}

/** Below this share of their weeks ahead people of a department are free enough to be told of. */
const UNDER_USED_PCT = 40;
/** From this share on more is planned than a little. */
const GRAVE_PCT = 125;
/** So many weeks ahead are planned as a rule; of those later nothing is concluded from emptiness. */
const WEEKS_PLANNED = 4;

const planned = ({ told, drafted }: PlannedWeek): number => told + drafted;

/** Weeks in which more is planned of a team, or somebody, than they have. */
export const findOverCapacity = (place: Place, { subject, people, weeks }: PlannedTeam): Finding[] =>
  weeks.flatMap((week) => {
    const excess = planned(week) - week.capacity;
    if (excess <= 0) return [];
    const kind = subject.type === 'member' ? 'person-over-capacity' : 'department-over-capacity';
    const share = percentOf(planned(week), week.capacity);
    const values = [
      numbered('capacity', 'minutes', week.capacity),
      numbered('planned', 'minutes', planned(week)),
      numbered('excess', 'minutes', excess),
    ];
    return {
      ...{ kind, subject, key: keyOf(kind, subject, week.from), about: [], count: 1, rows: [] },
      severity: share >= GRAVE_PCT || week.capacity === 0 ? 'high' : 'medium',
      weight: excess,
      confidence: surenessOf(place, week),
      days: { from: week.from, to: week.to },
      evidence: [
        ...evidenceOf(values, linkOf(subject, week.from)),
        ...evidenceOf([
          ...(week.capacity > 0 ? [numbered('share', 'percent', share)] : []),
          numbered('told', 'minutes', week.told),
          numbered('drafted', 'minutes', week.drafted),
          numbered('leave', 'minutes', week.leave),
          ...(subject.type === 'member' ? [] : [numbered('people', 'count', people)]),
        ]),
      ],
      formula: { code: 'planned-against-capacity', values },
      proposal: null,
    } satisfies Finding;
  });

/** Drafts may change, and weeks further ahead more so. */
const surenessOf = ({ today }: Place, week: PlannedWeek): Finding['confidence'] => {
  const drafts = percentOf(week.drafted, planned(week));
  const weeks = Math.max(0, Math.floor(differenceInDays(today, week.from) / 7));
  if (drafts === 0) return { pct: 95, reason: 'counted', values: [] };
  if (weeks > WEEKS_PLANNED)
    return { pct: 60, reason: 'far-ahead', values: [numbered('weeks', 'count', weeks)] };
  return {
    pct: Math.max(65, 95 - Math.floor(drafts / 4)),
    reason: 'partly-drafts',
    values: [numbered('drafted', 'minutes', week.drafted)],
  };
};

/** A department that has little planned in the next weeks together. */
export const findUnderUsed = (_place: Place, { subject, people, weeks }: PlannedTeam): Finding[] => {
  const ahead = weeks.slice(1, 1 + WEEKS_PLANNED);
  const [first] = ahead;
  const last = ahead.at(-1);
  const capacity = ahead.reduce((sum, week) => sum + week.capacity, 0);
  const all = ahead.reduce((sum, week) => sum + planned(week), 0);
  const share = percentOf(all, capacity);
  if (!first || !last || capacity === 0 || all === 0 || share >= UNDER_USED_PCT) return [];
  const values = [
    numbered('capacity', 'minutes', capacity),
    numbered('planned', 'minutes', all),
    numbered('free', 'minutes', capacity - all),
  ];
  return [
    {
      ...{ kind: 'department-under-used', subject, key: keyOf('department-under-used', subject) },
      ...{ about: [], count: ahead.length, severity: share < UNDER_USED_PCT / 2 ? 'medium' : 'low' },
      weight: capacity - all,
      confidence: { pct: 70, reason: 'far-ahead', values: [numbered('weeks', 'count', ahead.length)] },
      days: { from: first.from, to: last.to },
      evidence: [
        ...evidenceOf(values, linkOf(subject, first.from)),
        ...evidenceOf([numbered('share', 'percent', share), numbered('people', 'count', people)]),
      ],
      formula: { code: 'planned-against-capacity', values },
      rows: ahead.map((week) => ({
        ...{ type: 'department', id: null, day: week.from, link: linkOf(subject, week.from) },
        values: [
          numbered('capacity', 'minutes', week.capacity),
          numbered('planned', 'minutes', planned(week)),
        ],
      })),
      proposal: null,
    },
  ];
};

const linkOf = ({ type, name }: InsightSubject, from: string): string =>
  type === 'member'
    ? `/roster/capacity?from=${from}&q=${encodeURIComponent(name)}`
    : `/roster/capacity?from=${from}&department=${encodeURIComponent(name)}`;
