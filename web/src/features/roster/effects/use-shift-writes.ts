import type { NewShift, Shift, ShiftFields } from '#contract/shifts/shapes.ts';
import { cancelShift, createShift, deleteShift, updateShift } from '#contract/shifts/shift-endpoints.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../messages.ts';
import { assign } from './moving/carry-out.ts';
import { fieldsOf } from './shift-fields.ts';
import { useSaid } from './use-said.ts';

const at = ({ project, id }: Shift) => ({ project_id: project.id, shift_id: id });

/** What planners do to shifts; each says what it did, with Undo where it can be undone. Errors: like those of `call`. */
export function useShiftWrites() {
  const { named, say } = useSaid();
  const drop = (shift: Shift) => call(deleteShift, { params: at(shift), version: shift.version });
  return {
    add: async (project_id: string, body: NewShift) => {
      const made = await call(createShift, { params: { project_id }, body });
      await say(t('added', named(made)), () => drop(made));
      return made;
    },
    change: async (shift: Shift, fields: ShiftFields, override_reason?: string) => {
      const put = (version: number, body: ShiftFields) =>
        call(updateShift, {
          ...{ params: at(shift), version },
          body: { ...body, ...(override_reason ? { override_reason } : {}) },
        });
      const after = await put(shift.version, fields);
      await say(t('changed', named(after)), () => put(after.version, fieldsOf(shift)));
      return after;
    },
    drop: async (shift: Shift) => {
      await drop(shift);
      await say(t('deleted', named(shift)), () => planAgain(shift));
    },
    cancel: async (shift: Shift, reason: string) => {
      await call(cancelShift, { params: at(shift), body: { reason, version: shift.version } });
      await say(t('cancelled_told', named(shift)));
    },
  };
}

/** A deleted draft as it was, with the people who were on it. */
async function planAgain(shift: Shift): Promise<void> {
  const again = await call(createShift, {
    params: { project_id: shift.project.id },
    body: fieldsOf(shift),
  });
  for (const { member } of shift.people.filter(({ status }) => status !== 'declined'))
    await assign(again, member.id);
}
