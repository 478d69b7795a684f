import type { DayStatus, Held } from '#contract/activity/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from './messages.ts';

const ADVICE = {
  submitted: 'withdraw_first',
  approved: 'ask_approver',
  locked: 'ask_manager',
} as const;

/** True for time that its person can't change. */
export const isHeld = (status: DayStatus): status is keyof typeof ADVICE => status in ADVICE;

/** How far it is, who brought it there and when: `Approved by Maren Holt, 4 Oct 2026`. */
export const heldWords = (
  status: keyof typeof ADVICE,
  held: Held | undefined,
  format?: Pick<Format, 'instant'>,
): string => {
  const state = t(status === 'approved' && held?.automatic ? 'approved_automatically' : status);
  if (!held || !format) return state;
  const at = format.instant(held.at, 'day');
  return held.by === null ? t('at', { state, at }) : t('by', { state, by: held.by, at });
};

/** The same, and what one can do about it. */
export const heldAdvice = (
  status: keyof typeof ADVICE,
  held: Held | undefined,
  format?: Pick<Format, 'instant'>,
): string => t(ADVICE[status], { state: heldWords(status, held, format) });
