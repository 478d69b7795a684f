import { PLAN_HEALTHS } from '#contract/account-plans/states.ts';
import { RISK_LEVELS } from '#contract/dealsheets/content.ts';
import { ACTION_STATUSES } from '#contract/plan-items/action.ts';
import { OBJECTIVE_STATUSES } from '#contract/plan-items/objective.ts';
import { OPPORTUNITY_STAGES } from '#contract/plan-items/opportunity.ts';
import { RISK_STATUSES } from '#contract/plan-items/risk.ts';
import { STAKEHOLDER_ROLES } from '#contract/plan-items/stakeholder.ts';
import { SWOT_QUADRANTS } from '#contract/plan-items/swot.ts';
import { SPENT_WITH } from '#contract/plan-items/whitespace.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from './field-messages.ts';

const FIELDS = [
  ...(['name', 'client', 'owner', 'sponsor', 'tier', 'starts_on', 'ends_on', 'currency'] as const),
  ...(['revenue_target_minor', 'wallet_minor', 'summary', 'client_goals', 'strategy'] as const),
  ...(['review_every_months', 'next_review_on', 'health_manual', 'health_reason', 'preset'] as const),
  ...(['closed_reason', 'title', 'metric', 'unit', 'baseline', 'target', 'current', 'due_on'] as const),
  ...(['status', 'note', 'contact', 'role', 'support', 'coverage', 'influence', 'reports_to'] as const),
  ...(['quadrant', 'text', 'impact', 'action', 'position', 'service', 'year', 'spend_minor'] as const),
  ...(['with', 'opportunity', 'stage', 'amount_minor', 'probability_pct', 'close_on'] as const),
  ...(['likelihood', 'mitigation', 'threat', 'share_pct', 'strengths', 'weaknesses', 'answer'] as const),
  ...(['reason', 'decided_on', 'done_on', 'held_on', 'notes', 'average', 'dealsheet'] as const),
] as const;

const LABELS = new Map<string, string>(FIELDS.map((field) => [field, t(field)]));

/** What a field is called; one that names something by its id is called as what it names. */
export const fieldLabel = (field: string): string =>
  LABELS.get(field) ?? LABELS.get(field.replace(/(_type)?_id$/, '')) ?? field;

const VALUES = [
  ...OBJECTIVE_STATUSES,
  ...PLAN_HEALTHS,
  ...ACTION_STATUSES,
  ...RISK_STATUSES,
  ...STAKEHOLDER_ROLES,
  ...SWOT_QUADRANTS,
  ...SPENT_WITH,
  ...OPPORTUNITY_STAGES,
  ...RISK_LEVELS,
];
const WORDS = new Map<string, string>(VALUES.map((value) => [value, t(`v_${value}`)]));
/** Fields whose values are words of a list. */
const LISTED = ['status', 'role', 'quadrant', 'with', 'stage', 'likelihood', 'impact', 'threat'];

/** A word of a list, such as a status. */
export const valueWord = (value: (typeof VALUES)[number]): string => t(`v_${value}`);

/** A value as it is read: money in the plan's currency, shares, days, words of lists; empty where there is none. */
export const fieldValue = (field: string, value: unknown, currency: string, format: Format): string => {
  if (value === null || value === undefined || value === '') return '';
  if (field.endsWith('_minor')) return format.money(Number(value), currency);
  if (field.endsWith('_pct')) return format.percentage(String(value));
  if (field.endsWith('_on')) return format.day(String(value));
  if (LISTED.includes(field) || field === 'health_manual') return WORDS.get(String(value)) ?? String(value);
  if (field === 'year') return String(value);
  if (typeof value === 'number') return format.number(value).replace('-', '−');
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
};
