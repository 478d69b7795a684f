import { z } from 'zod';
import { role } from '../access/roles.ts';
import { instant } from '../shapes.ts';
import { addDays, differenceInDays } from './calendar.ts';
import { shiftedMilestones } from './milestones.ts';
import { type Project, type ProjectFields, projectFields } from './shapes.ts';

/** What may be taken over from another project; never its time, state, code, health or progress. */
export const COPY_PARTS = ['basics', 'budget', 'services', 'milestones', 'tags', 'roles'] as const;

/** A part of a project that may be taken over. */
export type CopyPart = (typeof COPY_PARTS)[number];

/** A role that would come along, or not, and why: it ranks above the caller's, is their own, or they have left the team. */
export const copiedRole = z.object({
  name: z.string(),
  role,
  expires_at: instant.nullable(),
  left_out: z.enum(['above-own-rank', 'self-promotion', 'not-a-member', 'not-allowed']).nullable(),
});

/** A role that would come along, or not. */
export type CopiedRole = z.infer<typeof copiedRole>;

/** What a copy would be made with: the other's name, its fields, moved to the new start, and the roles. */
export const copyPreview = z.object({
  name: z.string(),
  fields: projectFields.partial(),
  roles: z.array(copiedRole),
});

/** What a copy would be made with. */
export type CopyPreview = z.infer<typeof copyPreview>;

/** What of a project a copy is made from. */
export type CopySource = Pick<
  Project,
  | 'type'
  | 'billing'
  | 'currency'
  | 'priority'
  | 'site_address'
  | 'site_timezone'
  | 'start_date'
  | 'end_date'
  | 'budget_minor'
  | 'budget_minutes'
  | 'budget_period'
  | 'hard_cap'
  | 'alert_pcts'
  | 'tags'
  | 'sev1_escalates_min'
  | 'sev2_escalates_min'
  | 'handover_overdue_min'
  | 'handover_required'
  | 'handover_gate'
  | 'client'
  | 'account_plan'
  | 'sponsor'
  | 'service_types'
> & {
  readonly owner: Project['owner'] | null;
  readonly milestones: readonly Pick<Project['milestones'][number], 'name' | 'due_date'>[];
};

/** The fields that a copy takes over, its days as far from the new start as they were from the old one. */
export const copiedFields = (
  source: CopySource,
  parts: readonly CopyPart[],
  start_date: string,
): Partial<ProjectFields> => ({
  ...(parts.includes('basics') ? basicsOf(source, start_date) : {}),
  ...(parts.includes('budget') ? budgetOf(source) : {}),
  ...(parts.includes('services') ? { service_type_ids: source.service_types.map(({ id }) => id) } : {}),
  ...(parts.includes('milestones')
    ? { milestones: shiftedMilestones(source.milestones, source.start_date, start_date) }
    : {}),
  ...(parts.includes('tags') ? { tags: source.tags } : {}),
});

const basicsOf = (source: CopySource, start_date: string): Partial<ProjectFields> => ({
  type: source.type,
  client_id: source.client?.id ?? null,
  account_plan_id: source.account_plan?.id ?? null,
  ...(source.owner ? { owner_id: source.owner.id } : {}),
  sponsor_id: source.sponsor?.id ?? null,
  billing: source.billing,
  currency: source.currency,
  priority: source.priority,
  site_address: source.site_address,
  site_timezone: source.site_timezone,
  sev1_escalates_min: source.sev1_escalates_min,
  sev2_escalates_min: source.sev2_escalates_min,
  handover_overdue_min: source.handover_overdue_min,
  handover_required: source.handover_required,
  handover_gate: source.handover_gate,
  end_date: source.end_date && addDays(source.end_date, differenceInDays(source.start_date, start_date)),
});

const budgetOf = ({ budget_minor, budget_minutes, budget_period, hard_cap, alert_pcts }: CopySource) => ({
  budget_minor,
  budget_minutes,
  budget_period,
  hard_cap,
  alert_pcts,
});
