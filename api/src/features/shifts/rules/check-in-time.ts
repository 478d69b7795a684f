import { brokenRule } from '#contract/errors.ts';
import { CHECK_IN_BEFORE_MS, CHECK_IN_KEPT_MS } from '#contract/shifts/check-in.ts';
import type { HeldShift } from '../queries/hold.ts';

/** A device's clock may be ahead of ours by so much. */
const AHEAD_MS = 60_000;

/** When somebody checked in: now, or before on a device without a network. Throws 422 `check-in-time` beside `at`. */
export const requireCheckInTime = (
  { starts_at, ends_at }: Pick<HeldShift, 'starts_at' | 'ends_at'>,
  now: Date,
  at: string | undefined,
): Date => {
  const said = at === undefined ? now : new Date(at);
  const ahead = said.getTime() - now.getTime();
  if (ahead > AHEAD_MS) throw refused('This lies ahead of now: set the clock of your device.');
  if (-ahead > CHECK_IN_KEPT_MS)
    throw refused('This was more than 24 hours ago: tell whoever plans the shift that you were there.');
  if (said.getTime() < Date.parse(starts_at) - CHECK_IN_BEFORE_MS)
    throw refused('It is too early: check in from 30 minutes before the shift starts.');
  if (said.getTime() > Date.parse(ends_at)) throw refused('The shift was over by then.');
  return ahead > 0 ? now : said;
};

const refused = (message: string) => brokenRule('check-in-time', 'at', message);
