import { useState } from 'react';
import { CONFLICT_RULES } from '#contract/conflicts/shapes.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { useBookingWrites } from '../../effects/use-booking-writes.ts';
import { useShiftWrites } from '../../effects/use-shift-writes.ts';
import { t } from '../../messages.ts';
import { useScope } from '../series/use-scope.ts';
import { emptyValues, fieldsIn, type ShiftValues, valuesOf } from './shift-form-values.ts';

/** What the form of a shift is about. */
export interface ShiftForm {
  /** Null for a new one whose project is chosen here. */
  readonly project_id: string | null;
  /** The one that is changed; undefined for a new one on `day`, perhaps for somebody. */
  readonly shift?: Shift | undefined;
  readonly day: string;
  readonly member?: { readonly id: string; readonly name: string } | undefined;
}

const isConflict = (rule: string | null): boolean => CONFLICT_RULES.some((one) => one === rule);

/** The form of a shift; `isInTheWay` once somebody on it was found not to be able to come. */
export function useShiftForm({ project_id, shift, day, member }: ShiftForm, onDone: () => void) {
  const { add, change } = useShiftWrites();
  const { assignOrSay } = useBookingWrites();
  const [isInTheWay, setInTheWay] = useState(false);
  const [reason, setReason] = useState('');
  const series = useScope(shift ?? null);
  const save = async (values: ShiftValues) => {
    const fields = fieldsIn(values);
    const override_reason = reason.trim() || undefined;
    if (series.isMore) return series.save(fields, override_reason);
    if (shift) return change(shift, fields, override_reason);
    const made = await add(project_id ?? values.project_id ?? '', fields);
    // The shift stands even where its person can't be on it: their reasons are said, its place is open.
    return member && assignOrSay(made, member);
  };
  const form = useForm<ShiftValues>({
    initial: shift ? valuesOf(shift) : emptyValues(day),
    validate: {
      project_id: (value) => (value || project_id ? null : t('project_needed')),
      day: (value) => {
        if (!value) return t('day_needed');
        return series.isMore && value !== shift?.day ? t('day_alone') : null;
      },
      service_type_id: (value, { role }) => (value || role.trim() ? null : t('purpose_needed')),
      headcount: (value) => (value ? null : t('places_needed')),
    },
    onSubmit: async (values) => {
      try {
        await save(values);
        onDone();
        return undefined;
      } catch (error) {
        setInTheWay(isCallError(error, 422) && isConflict(error.rule));
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
  return { form, isInTheWay, reason, setReason, series };
}
