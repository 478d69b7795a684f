import type { Conflict } from '../../conflicts/shapes.ts';
import { differenceInDays } from '../../projects/calendar.ts';
import type { Suggestion } from '../../shifts/suggestion-endpoints.ts';
import type { Place } from '../detecting.ts';
import { type Finding, type InsightSubject, keyOf, type LabelledValue } from '../finding.ts';
import { evidenceOf, labelled, money, named, numbered } from '../values.ts';

/** A shift ahead with places that nobody has, and who fits, the best first. */
export interface OpenShift {
  readonly id: string;
  readonly project: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly day: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly headcount: number;
  readonly taken: number;
  readonly currency: string;
  readonly considered: number;
  readonly suggestions: readonly Suggestion[];
}

/** A booking that stands in spite of something, and who could take it over. */
export interface HinderedShift extends OpenShift {
  readonly member: { readonly id: string; readonly name: string };
  readonly conflicts: readonly Conflict[];
}

/** Sooner than this it is grave. */
const SOON_DAYS = 7;
/** So many of those who fit are told of. */
const MOST_TOLD = 5;

const subjectOf = ({ id, name }: OpenShift): InsightSubject => ({ type: 'shift', id, name });
const isFree = ({ conflicts }: Suggestion): boolean => conflicts.length === 0;
const linkOf = ({ project, day }: OpenShift): string => `/manager/projects/${project.id}/roster?from=${day}`;

/** A shift with open places, with who fits by the conflict engine, skills, rest, cap, cost and load. */
export const findOpenShift = (place: Place, shift: OpenShift): Finding[] => {
  const open = shift.headcount - shift.taken;
  if (open <= 0) return [];
  const values = [
    numbered('places', 'count', shift.headcount),
    numbered('taken', 'count', shift.taken),
    numbered('open', 'count', open),
  ];
  return [
    {
      ...{ ...told(place, shift, 'shift-open'), weight: open, count: open },
      evidence: [...evidenceOf(values, linkOf(shift)), ...evidenceOf(fitting(shift))],
      formula: { code: 'open-places', values },
    },
  ];
};

/** A booking with something in its way, and who could take it over. */
export const findHinderedShift = (place: Place, shift: HinderedShift): Finding[] => {
  const [worst] = shift.conflicts;
  if (!worst) return [];
  const subject = subjectOf(shift);
  const values = shift.conflicts.slice(0, 6).flatMap(conflictOf);
  return [
    {
      ...{ ...told(place, shift, 'shift-hindered'), weight: shift.conflicts.length },
      key: keyOf('shift-hindered', subject, shift.member.id),
      about: [
        { type: 'member', ...shift.member },
        { type: 'project', ...shift.project },
      ],
      count: shift.conflicts.length,
      confidence: { pct: 95, reason: 'counted', values: values.slice(0, 2) },
      evidence: [...evidenceOf(values, linkOf(shift)), ...evidenceOf(fitting(shift))],
      formula: { code: 'standing-conflicts', values },
      proposal: null,
    },
  ];
};

const conflictOf = ({ message, actual, limit }: Conflict): LabelledValue[] => [
  labelled('conflict', { unit: 'text', value: message.slice(0, 500) }),
  ...(actual === null || limit === null ? [] : [numbered('excess', 'minutes', Math.abs(actual - limit))]),
];

const told = (place: Place, shift: OpenShift, kind: Finding['kind']) => {
  const subject = subjectOf(shift);
  const [best] = shift.suggestions;
  return {
    ...{ kind, subject, key: keyOf(kind, subject) },
    severity: differenceInDays(place.today, shift.day) <= SOON_DAYS ? ('high' as const) : ('medium' as const),
    about: [{ type: 'project' as const, ...shift.project }],
    days: { from: shift.day, to: shift.day },
    confidence: fitOf(shift),
    rows: shift.suggestions.slice(0, MOST_TOLD).map((one) => ({
      ...{ type: 'member' as const, id: one.member.id, day: null },
      link: `/manager/organizations/${place.organization.id}/team/${one.member.id}`,
      values: candidateOf(shift, one),
    })),
    proposal:
      best && isFree(best)
        ? {
            makes: 'booking' as const,
            project_id: shift.project.id,
            shift_id: shift.id,
            member_id: best.member.id,
          }
        : null,
  };
};

const fitOf = ({ suggestions, considered }: OpenShift): Finding['confidence'] => {
  const free = suggestions.filter(isFree).length;
  const values = [numbered('considered', 'count', considered), numbered('fit', 'count', free)];
  if (free > 0) return { pct: Math.min(95, 75 + free * 5), reason: 'free-of-conflicts', values };
  return suggestions.length > 0
    ? { pct: 40, reason: 'with-conflicts', values }
    : { pct: 90, reason: 'nobody-fits', values };
};

const fitting = (shift: OpenShift): LabelledValue[] => {
  const [best] = shift.suggestions;
  return [
    labelled('starts', { unit: 'instant', value: shift.starts_at }),
    labelled('ends', { unit: 'instant', value: shift.ends_at }),
    named('project', { type: 'project', ...shift.project }),
    numbered('considered', 'count', shift.considered),
    numbered('fit', 'count', shift.suggestions.filter(isFree).length),
    ...(best ? [named('suggested', { type: 'member', ...best.member })] : []),
  ];
};

const candidateOf = (
  { currency }: OpenShift,
  { member, conflicts, cost_minor, planned_min, cap_min }: Suggestion,
): LabelledValue[] => [
  named('suggested', { type: 'member', ...member }),
  numbered('planned', 'minutes', planned_min),
  numbered('capacity', 'minutes', cap_min),
  money('cost', cost_minor, currency),
  ...conflicts
    .slice(0, 2)
    .map(({ message }) => labelled('conflict', { unit: 'text', value: message.slice(0, 500) })),
];
