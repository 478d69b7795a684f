import type { FieldProblem } from '#contract/errors.ts';
import type { ChartPerson } from '#contract/org-chart/shapes.ts';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { Option } from '../../../../ui/form/options.tsx';
import { t } from './messages.ts';

/** In selects for none. */
export const NOBODY = 'nobody';

/** What is chosen or typed; null for none. */
export const orNull = (value: string | null): string | null =>
  value === null || value === NOBODY || value === '' ? null : value;

/** A problem at the field of the form that the server's field is. */
export const formProblem = ({ field, message }: FieldProblem): FieldProblem => ({
  ...{ field: field.replace(/^move\.(changes\.)?/, ''), message },
});

/** Positions with how many of their seats are free in the draft; full ones can't be chosen, but for whoever sits there. */
export const seatOptions = ({ people, positions }: Standing, person: ChartPerson): Option[] => {
  const taken = Map.groupBy(people, ({ position_id }) => position_id);
  return positions.map(({ id, title, headcount }) => {
    const free = headcount - (taken.get(id)?.length ?? 0);
    return {
      ...{ value: id, label: title, disabled: free <= 0 && person.position_id !== id },
      detail: free > 0 ? t('seat_free', { count: free }) : t('seat_full'),
    };
  });
};
