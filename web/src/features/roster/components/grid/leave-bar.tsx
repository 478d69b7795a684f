import { IconBeach, IconFirstAidKit, IconSchool } from '@tabler/icons-react';
import type { LeaveType } from '#contract/leave/states.ts';
import type { RosterLeave } from '#contract/shifts/roster-shapes.ts';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import type { LeaveBlock } from '../../effects/rows.ts';
import styles from './block.module.css';
import { t } from './messages.ts';

const LOOKS: ReadonlyMap<string, { readonly words: string; readonly icon: IconType }> = new Map(
  Object.entries({
    paid: { words: t('leave_paid'), icon: IconBeach },
    unpaid: { words: t('leave_unpaid'), icon: IconBeach },
    sick: { words: t('leave_sick'), icon: IconFirstAidKit },
    compensatory: { words: t('leave_compensatory'), icon: IconBeach },
    training: { words: t('leave_training'), icon: IconSchool },
  } satisfies Record<LeaveType, unknown>),
);

/** Of which kind is said to planners alone: for others it is one thing. */
const lookOf = ({ type }: RosterLeave) => LOOKS.get(type) ?? { words: t('leave_some'), icon: IconBeach };

/** What leave is called, with the part of its days that it takes. */
export const leaveWords = (leave: RosterLeave): string =>
  leave.part ? `${lookOf(leave).words}, ${leave.part}` : lookOf(leave).words;

/** Leave across its days. */
export const LeaveBar = ({ leave: { leave, length } }: { leave: LeaveBlock }) => (
  <div className={styles.leave} style={{ width: `calc(${length * 100}% - 6px)` }}>
    <Icon icon={lookOf(leave).icon} size={14} />
    <span>{leaveWords(leave)}</span>
  </div>
);
