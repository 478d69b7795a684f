import { IconCloudUp } from '@tabler/icons-react';
import type { DayCheck } from '#contract/activity/day-shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from './messages.ts';
import styles from './submit.module.css';

type DayChecksProps = { checks: readonly DayCheck[]; held: string | null; isAway?: boolean };

/** What stands between a day and its submission; a word of peace where nothing does, and on a day of leave. */
export function DayChecks({ checks, held, isAway = false }: DayChecksProps) {
  const said = checks.flatMap((check) => {
    if (isAway && check.rule === 'nothing-logged') return [{ ...check, words: t('nothing_on_leave') }];
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
    case 'on-leave':
      return t('on_leave');
    case 'timer-running':
      return undefined;
  }
}
