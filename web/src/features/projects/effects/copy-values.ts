import { addDays, differenceInDays } from '#contract/projects/calendar.ts';
import type { CopyPart } from '#contract/projects/copies.ts';
import type { ProjectFields } from '#contract/projects/shapes.ts';
import type { ProjectValues } from '../components/form/project-values.ts';

type Fields = Partial<ProjectFields>;

/**
 * What one part of a copy puts into the form; as in an empty form where the part isn't taken over. Name, code and start are the new
 * project's own, and roles stand in no field.
 */
export function partValues(part: CopyPart, fields: Fields, empty: ProjectValues): Partial<ProjectValues> {
  switch (part) {
    case 'basics':
      return basicsOf(fields, empty);
    case 'budget':
      return budgetOf(fields, empty);
    case 'services':
      return { service_type_ids: fields.service_type_ids ?? [] };
    case 'milestones':
      return { milestones: fields.milestones ?? [] };
    case 'tags':
      return { tags: fields.tags ?? [] };
    default:
      return {};
  }
}

const basicsOf = (fields: Fields, empty: ProjectValues): Partial<ProjectValues> => ({
  type: fields.type ?? empty.type,
  client_id: fields.client_id ?? null,
  account_plan_id: fields.account_plan_id ?? null,
  owner_id: fields.owner_id ?? empty.owner_id,
  sponsor_id: fields.sponsor_id ?? null,
  billing: fields.billing ?? empty.billing,
  currency: fields.currency ?? empty.currency,
  priority: fields.priority ?? empty.priority,
  site_address: fields.site_address ?? '',
  site_timezone: fields.site_timezone ?? null,
  end_date: fields.end_date ?? null,
  sev1_escalates_min: fields.sev1_escalates_min ?? empty.sev1_escalates_min,
  sev2_escalates_min: fields.sev2_escalates_min ?? empty.sev2_escalates_min,
  handover_overdue_min: fields.handover_overdue_min ?? empty.handover_overdue_min,
  handover_required: fields.handover_required ?? empty.handover_required,
  handover_gate: fields.handover_gate ?? empty.handover_gate,
});

const budgetOf = (fields: Fields, empty: ProjectValues): Partial<ProjectValues> => ({
  budget_minor: fields.budget_minor ?? null,
  budget_minutes: fields.budget_minutes ?? null,
  budget_period: fields.budget_period ?? empty.budget_period,
  hard_cap: fields.hard_cap ?? false,
  alert_pcts: fields.alert_pcts?.map(String) ?? empty.alert_pcts,
});

/** What another start moves: whatever is dated after it, by as many days. */
export function movedValues(
  { start_date: before, end_date, milestones }: ProjectValues,
  start_date: string | null,
): Partial<ProjectValues> {
  if (!before || !start_date) return { start_date };
  const days = differenceInDays(before, start_date);
  const move = (day: string | null) => day && addDays(day, days);
  return {
    start_date,
    end_date: move(end_date),
    milestones: milestones.map((one) => ({ ...one, due_date: move(one.due_date) })),
  };
}
