import { IconCoin } from '@tabler/icons-react';
import type { WaitingEntry } from '#contract/activity/approval-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Tick } from '../../../ui/form/checkbox.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import type { WaitingDay as Day } from '../effects/by-day.ts';
import { t } from '../messages.ts';
import styles from './approvals.module.css';

type WaitingDayProps = {
  day: Day;
  isChosen: (entry: WaitingEntry) => boolean;
  onChoose: (entries: readonly WaitingEntry[], chosen: boolean) => void;
};

/** A day's entries, each to be chosen. */
export function WaitingDay({ day: { date, entries }, isChosen, onChoose }: WaitingDayProps) {
  const format = useFormat();
  const chosen = entries.filter(isChosen).length;
  const name = format.day(date, 'weekday');
  const seconds = entries.reduce((sum, { duration_s }) => sum + duration_s, 0);
  return (
    <section className={styles.day} aria-label={name}>
      <div className={styles.dayHead}>
        <Tick
          aria-label={t('choose_all', { day: name })}
          checked={chosen === entries.length}
          partial={chosen > 0 && chosen < entries.length}
          onChange={({ currentTarget }) => onChoose(entries, currentTarget.checked)}
        />
        {name}
        <span className={styles.sum}>{format.duration(seconds)}</span>
      </div>
      {entries.map((entry) => (
        <EntryLine
          key={entry.id}
          entry={entry}
          isChosen={isChosen(entry)}
          onChoose={(isOn) => onChoose([entry], isOn)}
        />
      ))}
    </section>
  );
}

type EntryLineProps = { entry: WaitingEntry; isChosen: boolean; onChoose: (chosen: boolean) => void };

function EntryLine({ entry, isChosen, onChoose }: EntryLineProps) {
  const { start, end, ends_next_day, note, project, service, billable, duration_s } = entry;
  const format = useFormat();
  const words = note || project?.name || t('no_note');
  return (
    <div className={styles.entry}>
      <Tick
        aria-label={t('choose', { entry: `${words}, ${format.duration(duration_s)}` })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span className={styles.time}>
        {start && end ? `${start} – ${end}` : ''} {ends_next_day && t('next_day')}
      </span>
      <span className={styles.note}>{note || t('no_note')}</span>
      <span className={styles.purpose} title={project?.name}>
        <b>{project?.code ?? t('no_project')}</b> {service?.name}
      </span>
      <span className={styles.billable}>
        {billable && (
          <>
            <Icon icon={IconCoin} />
            <HiddenText>{t('billable')}</HiddenText>
          </>
        )}
      </span>
      <span className={styles.duration}>{format.duration(duration_s)}</span>
    </div>
  );
}
