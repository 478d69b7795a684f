import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shift, ShiftFields } from '#contract/shifts/shapes.ts';
import { fieldsOf } from '../../effects/shift-fields.ts';
import { useSeriesChange } from '../../effects/use-series-writes.ts';
import { seriesOf } from '../../queries.ts';

/** Which shifts of a series a change is about. */
export const SCOPES = ['this', 'following', 'all'] as const;
/** Which of them. */
export type Scope = (typeof SCOPES)[number];

/** Whether a change is of one shift, or of its series: `save` does what is more than the one. */
export function useScope(shift: Shift | null) {
  const { change } = useSeriesChange(shift?.project.id ?? '');
  const [scope, setScope] = useState<Scope>('this');
  const { data: series } = useQuery({
    ...seriesOf(shift?.project.id ?? '', shift?.series_id ?? ''),
    enabled: shift !== null && shift.series_id !== null,
  });
  return {
    /** Undefined where there is nothing to choose. */
    scope: series ? scope : undefined,
    choose: (value: string | null) => setScope(SCOPES.find((one) => one === value) ?? 'this'),
    isMore: Boolean(series) && scope !== 'this',
    save: async (fields: ShiftFields, override_reason?: string) => {
      if (!series || !shift) return;
      await change(series, {
        from_shift: scope === 'following' ? shift.id : null,
        fields: changedOf(fieldsOf(shift), fields),
        override_reason,
      });
    },
  };
}

/** What differs; the day is each shift's own. */
function changedOf(before: ShiftFields, after: ShiftFields): Partial<ShiftFields> {
  const old = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after).filter(
    ([field, value]) => field !== 'day' && JSON.stringify(old.get(field)) !== JSON.stringify(value),
  );
  return Object.fromEntries(entries);
}
