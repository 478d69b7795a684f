import { weekdayOf } from '#contract/activity/rules.ts';
import { readRecurrence } from '#contract/recurrence/recurrence.ts';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { SeriesTurn } from '../../queries.ts';
import { inSpite } from './in-spite.tsx';
import { ruleAt } from './rules.ts';
import { isChosen, type WayValues, wayIn } from './way-fields.tsx';

/** From which shift on a series comes on other days. */
export const TURN_SCOPES = ['following', 'all'] as const;

/** How a series is to come, as it is filled in. */
export type TurnValues = WayValues & {
  scope: string | null;
  until: string | null;
  reason: string;
  override_reason: string;
};

/** As it comes now. */
export const initialOf = ({ day }: Shift, { rule, until }: Series): TurnValues => {
  const weekdays = readRecurrence(rule)?.weekdays ?? [];
  return {
    ...{ scope: 'following', way: 'kept', until, reason: '', override_reason: '' },
    weekdays: (weekdays.length > 0 ? weekdays : [weekdayOf(day)]).map(String),
  };
};

/** What the API is asked. */
export const askedOf = (
  { scope, way, weekdays, until, reason, override_reason }: TurnValues,
  { id, day }: Shift,
  { rule, until: now }: Series,
): SeriesTurn => ({
  from_shift: scope === 'all' ? null : id,
  rule: way === 'kept' ? rule : ruleAt(wayIn(way), weekdays, day),
  until: until ?? now,
  ...(reason.trim() ? { reason: reason.trim() } : {}),
  ...inSpite(override_reason),
});

/** True for what can be asked, and is something else than it is now. */
export const isOther = (values: TurnValues, shift: Shift, series: Series): boolean => {
  const { rule, until } = askedOf(values, shift, series);
  return values.until !== null && isChosen(values) && (rule !== series.rule || until !== series.until);
};
