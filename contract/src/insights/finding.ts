import { z } from 'zod';
import { currency, day, id, instant, minorUnits, signedSeconds } from '../shapes.ts';
import { insightFormula, insightReason, insightValue, unknownValue } from './codes.ts';
import { insightKind } from './kinds.ts';
import { proposal } from './proposals.ts';

/** How much depends on an insight, the most first. */
export const INSIGHT_SEVERITIES = ['high', 'medium', 'low'] as const;
/** How much depends on an insight. */
export const insightSeverity = z.enum(INSIGHT_SEVERITIES);
/** How much depends on an insight. */
export type InsightSeverity = z.infer<typeof insightSeverity>;

/** What an insight may be of, or name. `department` and `organization` have a name for an id where they have none. */
export const SUBJECTS = [
  'organization',
  'department',
  'member',
  'project',
  'client',
  'service',
  'shift',
  'entry',
] as const;
/** What an insight is of; `id` is null for what only has a name, as a department. */
export const insightSubject = z.object({
  type: z.enum(SUBJECTS),
  id: id.nullable(),
  name: z.string(),
});
/** What an insight is of. */
export type InsightSubject = z.infer<typeof insightSubject>;

/** A value as it is measured: each is drawn by its unit, in the reader's words. `days` and `count` are numbers of them. */
export const measured = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('seconds'), value: signedSeconds }),
  z.object({ unit: z.literal('minutes'), value: z.int() }),
  z.object({ unit: z.literal('money'), value: minorUnits, currency }),
  z.object({ unit: z.literal('count'), value: z.int() }),
  z.object({ unit: z.literal('days'), value: z.int() }),
  z.object({ unit: z.literal('percent'), value: z.int() }),
  z.object({ unit: z.literal('day'), value: day }),
  z.object({ unit: z.literal('instant'), value: instant }),
  z.object({ unit: z.literal('text'), value: z.string().max(500) }),
  z.object({ unit: z.literal('reference'), value: insightSubject }),
  z.object({ unit: z.literal('unknown'), value: unknownValue }),
]);
/** A value as it is measured. */
export type Measured = z.infer<typeof measured>;

const labelled = { code: insightValue, is: measured };

/** A value of a formula or of a confidence's reason. */
export const labelledValue = z.object(labelled);
/** A value of a formula or of a confidence's reason. */
export type LabelledValue = z.infer<typeof labelledValue>;

/** A page of the application, from `/` on. */
const link = z.string().max(500).startsWith('/');

/** What a finding rests on; `link` = the list behind the value, where there is one. */
export const evidence = z.object({ ...labelled, link: link.nullable() });
/** What a finding rests on. */
export type Evidence = z.infer<typeof evidence>;

/** The most rows that a finding keeps of those that it was found in, the worst; `count` says of how many they are. */
export const MOST_FOUND_ROWS = 20;

/** One of the rows that a finding was found in. */
export const foundRow = z.object({
  type: z.enum(SUBJECTS),
  id: id.nullable(),
  day: day.nullable(),
  values: z.array(labelledValue).max(8),
  link: link.nullable(),
});
/** One of the rows that a finding was found in. */
export type FoundRow = z.infer<typeof foundRow>;

/** How sure a finding is, in per cent, and why. */
export const confidence = z.object({
  pct: z.int().min(1).max(100),
  reason: insightReason,
  values: z.array(labelledValue).max(8),
});

/** Everything that a detector says of one thing that it found. */
export const finding = z.object({
  kind: insightKind,
  /** The same in every run that finds the same thing; see `keyOf`. */
  key: z.string().min(1).max(300),
  severity: insightSeverity,
  /** How bad it is, within its kind alone: what is greater got worse. A decision counts until this is a quarter more. */
  weight: z.int().min(0),
  confidence,
  subject: insightSubject,
  /** Whom it concerns beside its subject, such as the project of a shift. */
  about: z.array(insightSubject).max(8),
  days: z.object({ from: day, to: day }).nullable(),
  evidence: z.array(evidence).max(24),
  formula: z.object({ code: insightFormula, values: z.array(labelledValue).max(12) }),
  /** How often it was found: the occurrences that are folded into it. */
  count: z.int().min(1),
  rows: z.array(foundRow).max(MOST_FOUND_ROWS),
  /** What accepting it makes; null where there is nothing to make but the decision. */
  proposal: proposal.nullable(),
});
/** Everything that a detector says of one thing that it found. */
export type Finding = z.infer<typeof finding>;

/** A finding's key: its kind, what it is of, and what else tells it from others, such as its week. */
export const keyOf = (
  kind: Finding['kind'],
  { type, id: of, name }: InsightSubject,
  ...parts: readonly string[]
): string => [kind, type, of ?? name.toLowerCase().slice(0, 120), ...parts].join(':');
