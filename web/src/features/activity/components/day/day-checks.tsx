import { IconCloudUp } from '@tabler/icons-react';
import type { DayCheck } from '#contract/activity/day-shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from './messages.ts';
import styles from './submit.module.css';

/** What stands between a day and its submission; a word of peace where nothing does. */
export function DayChecks({ checks, held }: { checks: readonly DayCheck[]; held: string | null }) {
  const said = checks.flatMap((check) => {
    const words = wordsOf(check);
    return words ? [{ ...check, words }] : [];
  });
  return (
    <ul className={styles.checks}>
      {held && (
        <li role="status">
          <StatusText tone="info" icon={IconCloudUp}>
            {held}
          </StatusText>
        </li>
      )}
      {said.map(({ rule, start, words }) => (
        <li key={`${rule}-${start}`}>
          <StatusText tone={rule === 'nothing-logged' ? 'muted' : 'warn'}>{words}</StatusText>
        </li>
      ))}
      {said.length === 0 && !held && (
        <li>
          <StatusText tone="ok">{t('ready')}</StatusText>
        </li>
      )}
    </ul>
  );
}

function wordsOf({ rule, entry_ids, start, end }: DayCheck): string | undefined {
  const count = entry_ids.length;
  switch (rule) {
    case 'nothing-logged':
      return t('nothing');
    case 'note-required':
      return t('note', { count });
    case 'project-required':
      return t('project', { count });
    case 'service-required':
      return t('service', { count });
    case 'overlap':
      return t('overlap', { count });
    case 'rejected':
      return t('rejected', { count });
    case 'gap':
      return t('gap', { start: start ?? '', end: end ?? '' });
    case 'timer-running':
      return undefined;
  }
}
