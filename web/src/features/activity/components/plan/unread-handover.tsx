import { IconTransfer } from '@tabler/icons-react';
import type { UnreadHandover as Unread } from '#contract/shifts/plan-endpoints.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { t } from './messages.ts';
import styles from './plan.module.css';

type UnreadHandoverProps = { id: string; project_id: string; handover: NonNullable<Unread> };

/** What comes before checking in: a handover that waits for whoever is on this shift, and the way to it. */
export function UnreadHandover({ id, project_id, handover }: UnreadHandoverProps) {
  const { sequence } = handover;
  return (
    <span className={styles.unread}>
      <span id={id}>
        <StatusText tone="warn" icon={IconTransfer} small>
          {t('unread_handover')}
        </StatusText>
      </span>
      <Link className={styles.log} href={`/manager/projects/${project_id}/ops-log?entry=${handover.id}`}>
        {t('read_handover', { sequence })}
      </Link>
    </span>
  );
}
