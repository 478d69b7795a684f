import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  checkIn,
  confirmAssignment,
  declineAssignment,
  takePlace,
} from '#contract/shifts/assignment-endpoints.ts';
import { logShift, type OwnShift, readOwnPlan, readPublications } from '#contract/shifts/plan-endpoints.ts';
import { send } from '../../../../platform/call.ts';
import type { AnyInput, CallInput } from '../../../../platform/call-input.ts';
import { sendOrKeep } from '../../../../platform/offline/unsent/send-or-keep.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { reading } from '../../../../platform/reading.ts';
import { serverNow } from '../../effects/server-clock.ts';
import { refreshActivity } from '../../mutations.ts';
import { t } from './messages.ts';

/** Often enough that a shift can be checked into once it can. */
const EVERY_MS = 5 * 60_000;

/** One's own plan of a day. */
export const ownPlan = (date: string) => ({
  ...reading(readOwnPlan, { query: { from: date, to: date } }),
  refetchInterval: EVERY_MS,
});

function useAnswer<E extends Endpoint>(endpoint: E, toast: string | false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E> & AnyInput) => send(endpoint, input),
    meta: { toast },
    onSettled: () => refreshActivity(client),
  });
}

export const useConfirm = () => useAnswer(confirmAssignment, t('confirm_failed'));
export const useDecline = () => useAnswer(declineAssignment, false);
export const useTake = () => useAnswer(takePlace, t('take_failed'));
export const useLogShift = () => useAnswer(logShift, t('log_failed'));
export const useReadPublications = () => useAnswer(readPublications, false);

/** Checks in, and keeps when that was where nobody can be reached. */
export function useCheckIn() {
  const client = useQueryClient();
  const { id: organization } = useOrganization();
  return useMutation({
    mutationFn: ({ shift, name }: { shift: OwnShift; name: string }) => {
      const params = { project_id: shift.project.id, assignment_id: shift.mine.id };
      return sendOrKeep(
        checkIn,
        { params, body: {} },
        {
          ...{ organization, subject: shift.mine.id, href: '/daily-activity', rowAt: null, shown: null },
          title: t('unsent_check_in', { what: name }),
          later: { params, body: { at: serverNow(client) } },
        },
      );
    },
    meta: { toast: t('check_in_failed') },
    onSettled: () => refreshActivity(client),
  });
}
