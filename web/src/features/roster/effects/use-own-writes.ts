import { confirmAssignment, declineAssignment, takePlace } from '#contract/shifts/assignment-endpoints.ts';
import type { OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../messages.ts';
import { useSaid } from './use-said.ts';

/** What one says to one's own shifts. Errors: like those of `call`. */
export function useOwnWrites(shift: Shift) {
  const { named, say } = useSaid();
  const of = ({ id }: OwnShift['mine']) => ({ project_id: shift.project.id, assignment_id: id });
  return {
    confirm: async (mine: OwnShift['mine']) => {
      await call(confirmAssignment, { params: of(mine), body: { version: mine.version } });
      await say(t('confirmed_said', named(shift)));
    },
    decline: async (mine: OwnShift['mine'], reason: string) => {
      await call(declineAssignment, { params: of(mine), body: { version: mine.version, reason } });
      await say(t('declined_said', named(shift)));
    },
    take: async () => {
      await call(takePlace, { params: { project_id: shift.project.id, shift_id: shift.id } });
      await say(t('taken_said', named(shift)));
    },
  };
}
