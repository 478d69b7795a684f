import { IconCircleCheck, IconLock, IconSend } from '@tabler/icons-react';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import styles from './held.module.css';
import { heldWords, isHeld } from './held-words.ts';
import { t } from './messages.ts';

const ICONS = { submitted: IconSend, approved: IconCircleCheck, locked: IconLock } as const;

/** How far an entry is that can't be changed, who brought it there, and the entry that takes it back or that it takes back. */
export function HeldMark({ entry: { status, held, reverses, reversed_by } }: { entry: ActivityEntry }) {
  const format = useFormat();
  if (!isHeld(status)) return null;
  return (
    <span className={styles.held}>
      <Icon icon={ICONS[status]} />
      <span>{heldWords(status, held, format)}</span>
      {reverses && (
        <Link href={`/daily-activity?date=${reverses.work_date}`}>
          {t('reverses', { day: format.day(reverses.work_date, 'short') })}
        </Link>
      )}
      {reversed_by && (
        <Link href={`/daily-activity?date=${reversed_by.work_date}`}>
          {t('reversed', { day: format.day(reversed_by.work_date, 'short') })}
        </Link>
      )}
    </span>
  );
}
