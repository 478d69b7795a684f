import type { Shift } from '#contract/shifts/shapes.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { DrawnBlock } from '../../effects/rows.ts';
import { t } from './messages.ts';

/** Why a booking stays where it is; undefined for one that can be moved. */
function whyFixed({ shift, booking, isEnding }: DrawnBlock): string | undefined {
  if (isEnding) return t('fixed_before');
  if (booking.unpublished === 'removed') return t('fixed_removed');
  if (shift.status === 'locked' || shift.status === 'cancelled') return t(`fixed_${shift.status}`);
  return booking.status === 'offered' || booking.status === 'confirmed' ? undefined : t('fixed_begun');
}

/** False for a booking, or an open place of a shift, that can't be moved, and says why. `planned` = projects that one plans. */
export function mayMove(
  block: DrawnBlock | undefined,
  open: Shift | undefined,
  planned: ReadonlySet<string>,
): boolean {
  const project = (block?.shift ?? open)?.project;
  const isTheirs = project && !planned.has(project.id);
  const reason = isTheirs ? t('fixed_project', { code: project.code }) : block && whyFixed(block);
  if (reason) toast.show({ title: t('cant_move'), message: reason });
  return !reason;
}
