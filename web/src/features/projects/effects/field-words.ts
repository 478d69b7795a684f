import {
  BUDGET_PERIODS,
  HEALTHS,
  PRIORITIES,
  PROJECT_BILLINGS,
  PROJECT_TYPES,
} from '#contract/projects/shapes.ts';
import { PROJECT_STATUSES } from '#contract/projects/states.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { f } from '../components/form/messages.ts';
import { LABELS } from '../components/form/project-form.ts';
import { t } from '../messages.ts';

/** Names of a project's fields, in the order of its form. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...LABELS,
  status: t('status'),
  priority: t('priority'),
  billing: t('billing'),
  budget_period: f('budget_period'),
  site_address: f('site_address'),
  health_mode: f('health_mode'),
  milestones: f('milestones'),
  preset: a('preset'),
};

/** Fields that hold the id of something else. */
export const REFERENCES = ['client_id', 'account_plan_id', 'owner_id', 'sponsor_id'];

const wordsOf = <Word extends string>(values: readonly Word[], say: (value: Word) => string) =>
  Object.fromEntries(values.map((value) => [value, say(value)]));

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: wordsOf(PROJECT_STATUSES, (value) => t(`status_${value}`)),
  type: wordsOf(PROJECT_TYPES, (value) => t(`type_${value}`)),
  billing: wordsOf(PROJECT_BILLINGS, (value) => t(`billing_${value}`)),
  priority: wordsOf(PRIORITIES, (value) => t(`priority_${value}`)),
  health: wordsOf(HEALTHS, (value) => t(`health_${value}`)),
  budget_period: wordsOf(BUDGET_PERIODS, (value) => f(`period_${value}`)),
  health_mode: wordsOf(['auto', 'manual'], (value) => f(`mode_${value}`)),
  hard_cap: { true: f('yes'), false: f('no') },
  handover_required: { true: f('yes'), false: f('no') },
  handover_gate: { true: f('yes'), false: f('no') },
};

/** What a field of a project holds, in words; nothing for an empty one. Money in `currency`. */
export const fieldWord = (field: string, value: unknown, format: Format, currency: string): string => {
  if (value === null || value === undefined) return '';
  if (field === 'service_type_ids' && Array.isArray(value)) return f('chosen', { count: value.length });
  if (Array.isArray(value)) return value.map((one) => partWord(one, format)).join(', ');
  if (field === 'budget_minor') return format.money(Number(value), currency);
  if (field === 'budget_minutes') return `${format.number(Number(value) / 60, 2)} h`;
  if (field.endsWith('_min')) return `${value} ${f('minutes')}`;
  if (field === 'progress') return `${value}%`;
  if (field.endsWith('_date')) return format.day(String(value));
  return VALUES[field]?.[String(value)] ?? String(value);
};

/** A tag or percentage as it is, a milestone with its day. */
const partWord = (part: unknown, format: Format): string => {
  if (typeof part !== 'object' || part === null) return String(part);
  if (!('name' in part && 'due_date' in part && 'done' in part)) return '';
  const when = part.done ? t('done').toLowerCase() : format.day(String(part.due_date), 'short');
  return `${part.name} (${when})`;
};
