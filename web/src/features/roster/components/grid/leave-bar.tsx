import { IconBeach, IconFirstAidKit, IconSchool } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { LEAVE_TYPE_WORDS } from '#contract/leave/words.ts';
import type { RosterLeave } from '#contract/shifts/roster-shapes.ts';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import { LANE } from '../../effects/geometry.ts';
import type { LeaveBlock } from '../../effects/rows.ts';
import styles from './block.module.css';

const ICONS: ReadonlyMap<string, IconType> = new Map([
  [LEAVE_TYPE_WORDS.sick, IconFirstAidKit],
  [LEAVE_TYPE_WORDS.training, IconSchool],
]);

/** What leave is called, with the part of its days that it takes. */
export const leaveWords = ({ type, part }: RosterLeave): string => (part ? `${type}, ${part}` : type);

type LeaveBarProps = {
  leave: LeaveBlock;
  /** Where it lies in a day by the clock. */
  style?: CSSProperties | undefined;
};

/** Leave across its days, or in the hours of one. */
export const LeaveBar = ({ leave: { leave, length, lane }, style }: LeaveBarProps) => (
  <div
    className={styles.leave}
    style={style ?? { top: 3 + lane * LANE, width: `calc(${length * 100}% - 6px)` }}
  >
    <Icon icon={ICONS.get(leave.type) ?? IconBeach} size={14} />
    <span>{leaveWords(leave)}</span>
  </div>
);
