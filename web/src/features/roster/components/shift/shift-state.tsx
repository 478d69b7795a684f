import { IconCircleCheck, IconCircleDashed, IconLock, IconX } from '@tabler/icons-react';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { ShiftStatus } from '#contract/shifts/states.ts';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import styles from './shift.module.css';

const LOOKS = {
  draft: { tone: 'neutral', icon: IconCircleDashed },
  published: { tone: 'ok', icon: IconCircleCheck },
  locked: { tone: 'muted', icon: IconLock },
  cancelled: { tone: 'bad', icon: IconX },
} as const satisfies Record<ShiftStatus, { tone: Tone; icon: IconType }>;

/** How far a shift is, and whether people know of it as it is. */
export function ShiftState({ shift }: { shift: Shift }) {
  const { status, status_reason, unpublished } = shift;
  return (
    <div className={styles.state}>
      <StatusText {...LOOKS[status]}>{t(`shift_${status}`)}</StatusText>
      {unpublished && status !== 'draft' && (
        <StatusText tone="warn">{t(`unpublished_${unpublished}`)}</StatusText>
      )}
      {status_reason && <Text muted>{status_reason}</Text>}
    </div>
  );
}
