import type { Place, TimeNames, TimePerson, TimeRow } from '../detecting.ts';
import { type Finding, type FoundRow, type InsightSubject, keyOf, type LabelledValue } from '../finding.ts';
import type { Proposal } from '../proposals.ts';
import { evidenceOf, labelled, named, numbered } from '../values.ts';
import type { ActivityKind } from './kinds.ts';
import { timeLink } from './links.ts';
import type { Pile } from './piles.ts';

/** What a detector says of a pile beside what any finding of a month has. */
export interface Said {
  readonly kind: ActivityKind;
  readonly severity: Finding['severity'];
  readonly confidence: Finding['confidence'];
  readonly formula: Finding['formula']['code'];
  /** The values of the formula, which are its evidence, too. */
  readonly values: readonly LabelledValue[];
  /** The list behind them. */
  readonly link: string | null;
  readonly proposal?: Proposal | null;
  readonly about?: readonly InsightSubject[];
  /** What else tells it from others of its month. */
  readonly part?: string;
}

/** The finding of a pile. */
export const findingOf = (subject: InsightSubject, pile: Pile, said: Said): Finding => ({
  kind: said.kind,
  key: keyOf(said.kind, subject, pile.month, ...(said.part ? [said.part] : [])),
  ...{ severity: said.severity, weight: pile.weight, confidence: said.confidence, subject },
  about: [...(said.about ?? [])],
  days: { from: pile.from, to: pile.to },
  evidence: evidenceOf(said.values, said.link),
  formula: { code: said.formula, values: [...said.values] },
  ...{ count: pile.count, rows: pile.rows, proposal: said.proposal ?? null },
});

/** Somebody as the subject of a finding. */
export const personSubject = ({ id, name }: TimePerson): InsightSubject => ({ type: 'member', id, name });

/** Asks somebody to look at their time of some day; nothing where they can't be told. */
export const askThem = ({ id, reachable }: TimePerson, day: string): Proposal | null =>
  reachable ? { makes: 'announcement', to: [id], link: `/daily-activity?date=${day}` } : null;

/** An entry as a row, with where it is listed. */
export const entryRow = (
  { place, names, person }: { place: Place; names: TimeNames; person: TimePerson },
  row: Pick<TimeRow, 'id' | 'day' | 'project_id'>,
  values: readonly LabelledValue[],
): FoundRow => {
  const project = row.project_id === null ? undefined : names.projects.get(row.project_id);
  return {
    ...{ type: 'entry', id: row.id, day: row.day },
    values: [
      ...values,
      ...(project ? [named('project', { type: 'project', id: row.project_id, name: project.name })] : []),
    ],
    link: timeLink(place, person, { from: row.day, to: row.day }, row.project_id),
  };
};

/** A whole day of somebody as a row. */
export const dayRow = (
  { place, person }: { place: Place; person: TimePerson },
  day: string,
  values: readonly LabelledValue[],
): FoundRow => ({
  ...{ type: 'member', id: person.id, day, values: [...values] },
  link: timeLink(place, person, { from: day, to: day }, null),
});

/** Nothing is estimated: it is measured. */
export const MEASURED: Finding['confidence'] = { pct: 99, reason: 'measured', values: [] };

/** From so many days on a habit is known well. */
const MANY_DAYS = 40;

/** How sure something is that is compared with somebody's own days: 60 % of `least` days, 90 % of forty. */
export const ownDays = (days: number, least: number): Finding['confidence'] => {
  const known = Math.min(1_000, Math.floor(((days - least) * 1_000) / Math.max(1, MANY_DAYS - least)));
  return {
    pct: 60 + Math.floor((known * 30) / 1_000),
    reason: days >= MANY_DAYS ? 'many-days' : 'few-days',
    values: [numbered('days-with-time', 'days', days)],
  };
};

/** An instant of an entry. */
export const momentOf = (code: LabelledValue['code'], seconds: number): LabelledValue =>
  labelled(code, { unit: 'instant', value: new Date(seconds * 1_000).toISOString() });

/** Gravity by how much it is: `high` from one number on, `medium` from another. */
export const graded = (value: number, high: number, medium: number): Finding['severity'] =>
  value >= high ? 'high' : value >= medium ? 'medium' : 'low';
