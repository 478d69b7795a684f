import { IconBeach, IconFirstAidKit, IconSchool } from '@tabler/icons-react';
import { LEAVE_TYPE_WORDS } from '#contract/leave/words.ts';
import type { RosterLeave } from '#contract/shifts/roster-shapes.ts';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import type { LeaveBlock } from '../../effects/rows.ts';
import styles from './block.module.css';

const ICONS: ReadonlyMap<string, IconType> = new Map([
  [LEAVE_TYPE_WORDS.sick, IconFirstAidKit],
  [LEAVE_TYPE_WORDS.training, IconSchool],
]);

/** What leave is called, with the part of its days that it takes. */
export const leaveWords = ({ type, part }: RosterLeave): string => (part ? `${type}, ${part}` : type);

/** Leave across its days. */
export const LeaveBar = ({ leave: { leave, length } }: { leave: LeaveBlock }) => (
  <div className={styles.leave} style={{ width: `calc(${length * 100}% - 6px)` }}>
    <Icon icon={ICONS.get(leave.type) ?? IconBeach} size={14} />
    <span>{leaveWords(leave)}</span>
  </div>
);
