import { isChoosable, OPS_LOG_DEFAULTS } from '#contract/ops-log/choices.ts';
import { byDueDate } from '#contract/projects/milestones.ts';
import { projectProblems } from '#contract/projects/rules.ts';
import type { Project, ProjectChanges, ProjectFields } from '#contract/projects/shapes.ts';
import { f } from './messages.ts';

type Nullable<T> = { [K in keyof T]: T[K] | null };

type Planned = 'type' | 'client_id' | 'account_plan_id';

type Minutes = 'sev1_escalates_min' | 'sev2_escalates_min' | 'handover_overdue_min';

/** What the project form holds: the fields of a project, empty ones null, percentages as texts. */
export type ProjectValues = Pick<
  ProjectFields,
  | 'name'
  | 'code'
  | 'client_id'
  | 'account_plan_id'
  | 'sponsor_id'
  | 'type'
  | 'billing'
  | 'end_date'
  | 'currency'
  | 'budget_minor'
  | 'budget_minutes'
  | 'budget_period'
  | 'hard_cap'
  | 'priority'
  | 'site_timezone'
  | 'health_mode'
  | 'health'
  | 'tags'
  | 'service_type_ids'
  | 'handover_required'
  | 'handover_gate'
> &
  Nullable<Pick<ProjectFields, 'owner_id' | 'start_date' | 'progress' | Minutes>> & {
    status: 'proposed' | 'planned' | 'active';
    alert_pcts: string[];
    site_address: string;
    health_note: string;
    milestones: {
      id?: string;
      name: string;
      due_date: string | null;
      done: boolean;
      done_on?: string | null;
    }[];
  };

/** A project that nothing is known of yet. */
export const emptyProject = (currency: string, owner_id: string | null, today: string): ProjectValues => ({
  name: '',
  code: '',
  client_id: null,
  account_plan_id: null,
  owner_id,
  sponsor_id: null,
  type: 'client',
  status: 'active',
  billing: 'time_and_materials',
  start_date: today,
  end_date: null,
  currency,
  budget_minor: null,
  budget_minutes: null,
  budget_period: 'total',
  hard_cap: false,
  alert_pcts: ['50', '75', '90', '100'],
  priority: 'normal',
  site_address: '',
  site_timezone: null,
  progress: 0,
  health_mode: 'auto',
  health: null,
  health_note: '',
  tags: [],
  service_type_ids: [],
  milestones: [],
  ...OPS_LOG_DEFAULTS,
});

/** A project as the form starts with it. */
export const valuesOf = (project: Project): ProjectValues => ({
  ...emptyProject(project.currency, project.owner.id, project.start_date),
  ...project,
  status: 'active',
  client_id: project.client?.id ?? null,
  account_plan_id: project.account_plan?.id ?? null,
  owner_id: project.owner.id,
  sponsor_id: project.sponsor?.id ?? null,
  alert_pcts: project.alert_pcts.map(String),
  site_address: project.site_address ?? '',
  health: project.health_mode === 'manual' ? project.health : null,
  health_note: project.health_note ?? '',
  service_type_ids: project.service_types.map(({ id }) => id),
  milestones: project.milestones.map(({ done_by: _, ...milestone }) => milestone),
});

/** Work for nobody serves no plan, whatever stood there before it became so. */
const planIn = ({ type, client_id, account_plan_id }: Pick<ProjectValues, Planned>) =>
  type === 'internal' || !client_id ? null : account_plan_id;

/** What is sent: every field that the form shows. */
export const bodyOf = ({ status, milestones, ...values }: ProjectValues): ProjectChanges => ({
  name: values.name.trim(),
  code: values.code.trim(),
  type: values.type,
  client_id: values.type === 'internal' ? null : values.client_id,
  account_plan_id: planIn(values),
  ...(values.owner_id ? { owner_id: values.owner_id } : {}),
  sponsor_id: values.sponsor_id,
  billing: values.billing,
  ...(values.start_date ? { start_date: values.start_date } : {}),
  end_date: values.end_date,
  currency: values.currency,
  budget_minor: values.budget_minor,
  budget_minutes: values.budget_minutes,
  budget_period: values.budget_period,
  hard_cap: values.hard_cap,
  alert_pcts: values.alert_pcts.map(Number),
  priority: values.priority,
  site_address: values.site_address.trim() || null,
  site_timezone: values.site_timezone,
  progress: values.progress ?? 0,
  health_mode: values.health_mode,
  health: values.health_mode === 'manual' ? values.health : null,
  health_note: values.health_mode === 'manual' ? values.health_note.trim() || null : null,
  tags: [...values.tags],
  ...minutesOf(values),
  handover_required: values.handover_required,
  handover_gate: values.handover_gate,
  service_type_ids: [...values.service_type_ids],
  milestones: byDueDate(milestones).map(({ id, name, due_date, done, done_on }) => ({
    ...(id ? { id } : {}),
    name: name.trim(),
    due_date: due_date ?? '',
    done,
    ...(done && done_on ? { done_on } : {}),
  })),
});

const MINUTES = ['sev1_escalates_min', 'sev2_escalates_min', 'handover_overdue_min'] as const;

/** What is empty isn't sent: the form says what is wrong with it. */
const minutesOf = (values: Pick<ProjectValues, Minutes>): Pick<ProjectChanges, Minutes> =>
  Object.fromEntries(
    MINUTES.filter((field) => values[field] !== null).map((field) => [field, values[field]]),
  );

/** The fields of `values`, as they are sent, that differ from `base`. */
export const changedFields = (base: ProjectValues, values: ProjectValues): ProjectChanges => {
  const before = new Map<string, unknown>(Object.entries(bodyOf(base)));
  return Object.fromEntries(
    Object.entries(bodyOf(values)).filter(
      ([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value),
    ),
  );
};

const CODE = /^[A-Z0-9-]{2,12}$/;

/** Sentences by field for what isn't right yet; the server asks the same rules again. */
export const problemsOf = (values: ProjectValues): Record<string, string> => {
  const { start_date } = values;
  const problems: [string, string][] = [];
  if (!values.name.trim()) problems.push(['name', f('enter_name')]);
  if (!CODE.test(values.code.trim())) problems.push(['code', f('enter_code')]);
  if (!start_date) problems.push(['start_date', f('enter_start')]);
  if (values.alert_pcts.some((text) => !/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 200))
    problems.push(['alert_pcts', f('enter_alerts')]);
  for (const field of MINUTES) if (!isChoosable(values[field])) problems.push([field, f('enter_minutes')]);
  values.milestones.forEach(({ name, due_date }, at) => {
    if (!name.trim()) problems.push([`milestones.${at}.name`, f('enter_name')]);
    if (!due_date) problems.push([`milestones.${at}.due_date`, f('enter_due')]);
  });
  for (const { field, message } of projectProblems({
    ...values,
    ...{ start_date: start_date ?? '', account_plan_id: planIn(values) },
  }))
    problems.push([field, message]);
  return Object.fromEntries(problems);
};
