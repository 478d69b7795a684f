import { z } from 'zod';
import { opsLogChoices } from '../ops-log/choices.ts';
import {
  currency,
  day,
  entity,
  id,
  instant,
  longText,
  minorUnits,
  name,
  reference,
  signedSeconds,
  tags,
  timezone,
} from '../shapes.ts';
import { milestone, milestoneInput } from './milestones.ts';
import { projectStatus } from './states.ts';

/** What a project is for. */
export const PROJECT_TYPES = ['client', 'internal', 'presales'] as const;
/** How a project's work is charged. */
export const PROJECT_BILLINGS = [
  'time_and_materials',
  'capped',
  'fixed',
  'retainer',
  'non_billable',
] as const;
/** What a budget is for: the whole project or each calendar month. */
export const BUDGET_PERIODS = ['total', 'month'] as const;
/** How urgent a project is, lowest first. */
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
/** On track, at risk, off track. */
export const HEALTHS = ['green', 'amber', 'red'] as const;

/** What a project is for. */
export const projectType = z.enum(PROJECT_TYPES);
/** How a project's work is charged. */
export const projectBilling = z.enum(PROJECT_BILLINGS);
/** On track, at risk, off track. */
export const health = z.enum(HEALTHS);
/** On track, at risk, off track. */
export type Health = z.infer<typeof health>;

/** Short and unique in the organization: 2 to 12 capitals, digits and hyphens. */
export const projectCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{2,12}$/, 'Use 2 to 12 capital letters, digits and hyphens, such as HRB-204.');

const percent = z.int().min(0, 'Use 0 to 100.').max(100, 'Use 0 to 100.');
const budgetMinor = minorUnits.min(1, 'Enter an amount above zero.').nullable();
const budgetMinutes = z.int().min(1, 'Enter a duration above zero.').max(100_000_000).nullable();

/** What somebody may write of a project. `health` counts only while `health_mode` is manual. Money in minor units of `currency`. */
export const projectFields = z.object({
  code: projectCode,
  name,
  client_id: id.nullable(),
  /** The plan of the client that it serves. */
  account_plan_id: id.nullable(),
  owner_id: id,
  sponsor_id: id.nullable(),
  type: projectType,
  billing: projectBilling,
  start_date: day,
  end_date: day.nullable(),
  currency,
  budget_minor: budgetMinor,
  budget_minutes: budgetMinutes,
  budget_period: z.enum(BUDGET_PERIODS),
  hard_cap: z.boolean(),
  alert_pcts: z
    .array(z.int().min(1, 'Use 1 to 200.').max(200, 'Use 1 to 200.'))
    .max(10, 'Use at most 10 alerts.'),
  priority: z.enum(PRIORITIES),
  site_address: longText.nullable(),
  site_timezone: timezone.nullable(),
  progress: percent,
  health_mode: z.enum(['auto', 'manual']),
  health: health.nullable(),
  health_note: longText.nullable(),
  tags,
  service_type_ids: z.array(id).max(200),
  milestones: z.array(milestoneInput).max(100),
  ...opsLogChoices.shape,
});

/** What somebody may write of a project. */
export type ProjectFields = z.infer<typeof projectFields>;

/** A new project: the rest has defaults (owner = who makes it, currency = the organization's, proposed). */
export const newProject = projectFields
  .partial()
  .required({ code: true, name: true, start_date: true })
  .extend({ status: projectStatus.extract(['proposed', 'planned', 'active']).optional() });

/** A new project. */
export type NewProject = z.infer<typeof newProject>;

/** The fields of a project that change. */
export const projectChanges = projectFields.partial();

/** The fields of a project that change. */
export type ProjectChanges = z.infer<typeof projectChanges>;

const money = { bill_minor: z.int(), cost_minor: z.int().nullable(), used_minor: z.int().nullable() };
const standing = { burn_pct: z.int().nullable(), elapsed_pct: z.int().nullable(), health: health.nullable() };

/**
 * A project in a list. `health` is what counts (automatic or set by hand), `used_minor` what counts against the money
 * budget, percentages whole numbers. For those who may not see costs, `cost_minor` is null, and so is what is used, burnt and
 * computed of a money budget that costs count against. `automatic_health` is what the health
 * would be without a hand; milestones are overdue that aren't done and were due before the organization's day.
 */
export const projectRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  client: z.object({ id: z.string(), name: z.string() }).nullable(),
  owner: z.object({ id: z.string(), name: z.string() }),
  status: projectStatus,
  type: projectType,
  billing: projectBilling,
  priority: z.enum(PRIORITIES),
  progress: z.int(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  currency: z.string(),
  budget_minor: z.int().nullable(),
  budget_minutes: z.int().nullable(),
  budget_period: z.enum(BUDGET_PERIODS),
  seconds: z.int(),
  billable_seconds: z.int(),
  tags: z.array(z.string()),
  version: z.int(),
  automatic_health: health.nullable(),
  overdue_milestones: z.int(),
  ...money,
  ...standing,
});

/** A project in a list. */
export type ProjectRow = z.infer<typeof projectRow>;

/** A project with everything about it. `automatic_health` stands beside a health set by hand. */
export const project = z.object({
  ...entity.shape,
  ...projectFields.omit({
    ...{ client_id: true, account_plan_id: true, owner_id: true, sponsor_id: true, service_type_ids: true },
  }).shape,
  ...money,
  ...standing,
  client: reference.nullable(),
  /** The account plan that it serves; null for those who may not read account plans. */
  account_plan: reference.nullable(),
  owner: reference,
  sponsor: reference.nullable(),
  status: projectStatus,
  status_reason: z.string().nullable(),
  automatic_health: health.nullable(),
  /** Who set the health by hand, and when; null while it is computed, `by` for somebody from outside the team. */
  health_set: z.object({ at: instant.nullable(), by: reference.nullable() }).nullable(),
  service_types: z.array(reference),
  milestones: z.array(milestone),
  seconds: signedSeconds,
  billable_seconds: signedSeconds,
  entries: z.int(),
});

/** A project with everything about it. */
export type Project = z.infer<typeof project>;
