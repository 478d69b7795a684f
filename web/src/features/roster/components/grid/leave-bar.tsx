import { IconBeach } from '@tabler/icons-react';
import { Icon } from '../../../../ui/theme/icon.tsx';
import type { LeaveBlock } from '../../effects/rows.ts';
import styles from './block.module.css';

/** Leave across its days. */
export const LeaveBar = ({ leave: { leave, length } }: { leave: LeaveBlock }) => (
  <div className={styles.leave} style={{ width: `calc(${length * 100}% - 6px)` }}>
    <Icon icon={IconBeach} size={14} />
    <span>
      {leave.type}
      {leave.part && `, ${leave.part}`}
    </span>
  </div>
);
