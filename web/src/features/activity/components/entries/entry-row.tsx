import { IconAlertTriangle, IconCoin } from '@tabler/icons-react';
import { useState } from 'react';
import { isEditable } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { durationText } from '../duration-text.ts';
import type { EntryTask } from '../form/entry-values.ts';
import { HeldMark } from '../held/held-mark.tsx';
import { fullPurpose, purposeText } from '../purpose-text.ts';
import { UnsentPart } from '../unsent/unsent-part.tsx';
import { useEntryWrite } from '../unsent/use-unsent-day.ts';
import styles from './entries.module.css';
import { EntryMenu } from './entry-menu.tsx';

type EntryRowProps = { entry: ActivityEntry; needsNote: boolean; onTask: (task: EntryTask) => void };

/** One entry: when, what, what for, whether it is billable, how long. */
export function EntryRow({ entry, needsNote, onTask }: EntryRowProps) {
  const { billable, duration_s, status, note } = entry;
  const write = useEntryWrite(entry);
  const [isMending, setMending] = useState(false);
  const edit = () => (write?.refusal ? setMending(true) : onTask({ change: entry }));
  return (
    <li className={classNames(styles.row, status === 'rejected' && styles.rejected)}>
      <Clock entry={entry} />
      <span className={classNames(styles.note, (write || !isEditable(status)) && styles.roomy)}>
        {isEditable(status) ? (
          <button
            type="button"
            className={classNames(
              styles.edit,
              needsNote && styles.missing,
              !note && !needsNote && styles.bare,
            )}
            onClick={edit}
          >
            {needsNote && <Icon icon={IconAlertTriangle} />}
            <HiddenText>{t('edit_entry', { entry: '' })}</HiddenText>
            <span className={styles.words}>{note || (needsNote ? t('add_note') : t('no_note'))}</span>
          </button>
        ) : (
          <span className={styles.text}>{note || t('no_note')}</span>
        )}
        {entry.status_reason && <span className={styles.reason}>{entry.status_reason}</span>}
        <HeldMark entry={entry} />
        {write && <UnsentPart write={write} entry={entry} isMending={isMending} onMend={setMending} />}
      </span>
      <span className={styles.purpose} title={fullPurpose(entry)}>
        <b>{entry.project?.code ?? t('no_project_name')}</b> {entry.service?.name}
      </span>
      <span className={styles.billable} title={billable ? t('billable') : undefined}>
        {billable && (
          <>
            <Icon icon={IconCoin} />
            <HiddenText>{t('billable')}</HiddenText>
          </>
        )}
      </span>
      <span className={styles.duration}>{durationText(duration_s)}</span>
      <span className={styles.more}>
        <EntryMenu entry={entry} name={note || purposeText(entry)} onTask={onTask} />
      </span>
    </li>
  );
}

function Clock({ entry: { start, end, ends_next_day } }: { entry: ActivityEntry }) {
  return (
    <span className={styles.time}>
      {start && end ? `${start} – ${end}` : ''}
      {ends_next_day && <span className={styles.mark}>{t('next_day_mark')}</span>}
    </span>
  );
}
