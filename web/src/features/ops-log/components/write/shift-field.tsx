import { useQuery } from '@tanstack/react-query';
import { addDays } from '#contract/activity/rules.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { rosterOf } from '../../../roster/queries.ts';
import { t } from '../../messages.ts';

type ShiftFieldProps = BoundField<string | null> & { project_id: string; day: string | null };

/** During which shift it was: one of that day, or of the night before. */
export function ShiftField({ project_id, day, ...field }: ShiftFieldProps) {
  const format = useFormat();
  const mayLook = usePermissions().may(readProjectRoster, { project_id });
  const on = day ?? format.today();
  const roster = useQuery({
    ...rosterOf(project_id, { from: addDays(on, -1), to: on }),
    enabled: mayLook,
  });
  if (!mayLook) return null;
  const shifts = (roster.data?.shifts ?? []).filter(isTold);
  const options = shifts.map((shift) => ({
    value: shift.id,
    label: `${format.day(shift.day, 'weekday')}, ${shift.start.slice(0, 5)} – ${shift.end.slice(0, 5)}`,
    detail: [shift.service?.name, shift.site].filter(Boolean).join(' · '),
  }));
  return <Select {...field} label={t('shift')} options={options} placeholder={t('shift_none')} optional />;
}

const isTold = ({ status, unpublished }: Shift): boolean => status === 'published' && unpublished !== 'new';
