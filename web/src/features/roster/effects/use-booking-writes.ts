import { markNoShow } from '#contract/shifts/assignment-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { assign, rebook, takeOff } from './moving/carry-out.ts';
import type { Block } from './rows.ts';
import { bookingOf } from './shift-fields.ts';
import { useSaid } from './use-said.ts';
import { whyRefused } from './why-refused.ts';

type Member = { readonly id: string; readonly name: string };

/** What planners do to bookings; each says what it did, with Undo where it can be undone. Errors: like those of `call`. */
export function useBookingWrites() {
  const { named, say, refresh } = useSaid();
  return {
    assign: async (shift: Shift, member: Member, override_reason?: string) => {
      const after = await assign(shift, member.id, override_reason);
      const booking = bookingOf(after, member.id);
      await say(
        t('assigned', { name: member.name, ...named(shift) }),
        booking && (() => takeOff({ shift: after, booking })),
      );
    },
    /** The same after planning it anew: a refusal is only said, for the shift stands. */
    assignOrSay: (shift: Shift, member: Member) =>
      assign(shift, member.id).then(refresh, (error: unknown) =>
        toast.show({
          ...{ title: t('not_assigned', { name: member.name }), message: whyRefused(error), err: error },
        }),
      ),
    replace: async (block: Block, member: Member, override_reason?: string) => {
      const before = block.booking.member;
      const after = await rebook(block, {
        member_id: member.id,
        ...(override_reason ? { override_reason } : {}),
      });
      const booking = bookingOf(after, member.id);
      await say(
        t('replaced', { name: member.name, before: before.name }),
        booking && (() => rebook({ shift: after, booking }, { member_id: before.id })),
      );
    },
    takeOff: async (block: Block) => {
      await takeOff(block);
      const { name } = block.booking.member;
      await say(t('opened', { name, place: named(block.shift).shift }), () =>
        assign(block.shift, block.booking.member.id),
      );
    },
    noShow: async ({ shift, booking }: Block) => {
      await call(markNoShow, {
        params: { project_id: shift.project.id, assignment_id: booking.id },
        body: { version: booking.version },
      });
      await say(t('no_show_said', { name: booking.member.name }));
    },
  };
}
