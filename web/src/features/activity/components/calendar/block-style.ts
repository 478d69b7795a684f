import type { CSSProperties } from 'react';
import type { Beside } from '../../effects/calendar/lanes.ts';
import { DAY_MINUTES } from '../../effects/calendar/wall.ts';

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(4)}%`;

/** Where something from one minute to another lies in its day. */
export const spanStyle = (from: number, to: number): CSSProperties => ({
  top: share(from, DAY_MINUTES),
  height: share(to - from, DAY_MINUTES),
});

/** The same, beside what shares its time. */
export const blockStyle = ({
  from,
  to,
  lane,
  lanes,
}: Beside & { from: number; to: number }): CSSProperties => ({
  ...spanStyle(from, to),
  // A line of the background between what touches.
  height: `calc(${share(to - from, DAY_MINUTES)} - 1px)`,
  insetInlineStart: share(lane, lanes),
  width: `calc(${share(1, lanes)} - 2px)`,
});
