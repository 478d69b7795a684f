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
import { handoverDraft } from '../../queries.ts';

type ShiftFieldProps = BoundField<string | null> & {
  project_id: string;
  day: string | null;
  /** The shift that hands over: whoever writes is on one of them, and may know of no other. */
  isHandover: boolean;
};

type Shown = Pick<Shift, 'id' | 'day' | 'start' | 'end' | 'site'> & { readonly service: string | null };

/** During which shift it was: one of that day, or of the night before. */
export function ShiftField({ project_id, day, isHandover, ...field }: ShiftFieldProps) {
  const format = useFormat();
  const mayLook = usePermissions().may(readProjectRoster, { project_id });
  const on = day ?? format.today();
  const roster = useQuery({
    ...rosterOf(project_id, { from: addDays(on, -1), to: on }),
    enabled: mayLook,
  });
  const own = useQuery({ ...handoverDraft(project_id), enabled: isHandover }).data?.shift;
  const told = (roster.data?.shifts ?? []).filter(isTold);
  const shifts: Shown[] = told.map((shift) => ({ ...shift, service: shift.service?.name ?? null }));
  if (own && !shifts.some(({ id }) => id === own.id)) shifts.push(own);
  if (!mayLook && shifts.length === 0) return null;
  const options = shifts.map((shift) => ({
    value: shift.id,
    label: `${format.day(shift.day, 'weekday')}, ${shift.start.slice(0, 5)} – ${shift.end.slice(0, 5)}`,
    detail: [shift.service, shift.site].filter(Boolean).join(' · '),
  }));
  return (
    <Select
      {...field}
      label={t('shift')}
      options={options}
      placeholder={t('shift_none')}
      optional={!isHandover}
    />
  );
}

const isTold = ({ status, unpublished }: Shift): boolean => status === 'published' && unpublished !== 'new';
