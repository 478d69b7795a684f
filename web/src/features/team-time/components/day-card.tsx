import { IconCoin } from '@tabler/icons-react';
import type { ProjectEntry } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Tick } from '../../../ui/form/tick.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import type { EntriesOfDay } from '../effects/by-day.ts';
import { t } from '../messages.ts';
import styles from './days.module.css';
import { EntryState } from './entry-state.tsx';

/** What of the entries is chosen; a day without one is only read. */
export interface Choice {
  readonly isChosen: (entry: ProjectEntry) => boolean;
  readonly onChoose: (entries: readonly ProjectEntry[], chosen: boolean) => void;
}

type DayCardProps = {
  day: EntriesOfDay<ProjectEntry>;
  choice?: Choice;
  /** Takes a locked entry back. */
  onReverse?: ((entry: ProjectEntry) => void) | undefined;
};

/** A day's entries: to be chosen from, or each with how far it is. */
export function DayCard({ day: { date, entries }, choice, onReverse }: DayCardProps) {
  const format = useFormat();
  const chosen = entries.filter((entry) => choice?.isChosen(entry)).length;
  const name = format.day(date, 'weekday');
  const seconds = entries.reduce((sum, { duration_s }) => sum + duration_s, 0);
  return (
    <section className={styles.day} aria-label={name}>
      <div className={styles.dayHead}>
        {choice && (
          <Tick
            aria-label={t('choose_all', { day: name })}
            checked={chosen === entries.length}
            partial={chosen > 0 && chosen < entries.length}
            onChange={({ currentTarget }) => choice.onChoose(entries, currentTarget.checked)}
          />
        )}
        {name}
        <span className={styles.sum}>{format.duration(seconds)}</span>
      </div>
      {entries.map((entry) => (
        <EntryLine key={entry.id} entry={entry} choice={choice} onReverse={onReverse} />
      ))}
    </section>
  );
}

type EntryLineProps = {
  entry: ProjectEntry;
  choice: Choice | undefined;
  onReverse: DayCardProps['onReverse'];
};

function EntryLine({ entry, choice, onReverse }: EntryLineProps) {
  const { start, end, ends_next_day, note, project, service, billable, duration_s } = entry;
  const format = useFormat();
  const words = note || project?.name || t('no_note');
  return (
    <div className={classNames(styles.entry, !choice && styles.read)}>
      {choice && (
        <Tick
          aria-label={t('choose', { entry: `${words}, ${format.duration(duration_s)}` })}
          checked={choice.isChosen(entry)}
          onChange={({ currentTarget }) => choice.onChoose([entry], currentTarget.checked)}
        />
      )}
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
      {!choice && <EntryState entry={entry} name={words} onReverse={onReverse} />}
    </div>
  );
}
