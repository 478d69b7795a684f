import type { ActivityDay, DayGap } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { t } from '../../messages.ts';
import type { EntryTask } from '../form/entry-values.ts';
import { useNothingToLogOn } from '../form/use-nothing-to-log-on.ts';
import { TotalTime } from '../total-time.tsx';
import styles from './entries.module.css';
import { EntryRow } from './entry-row.tsx';
import { GapRow } from './gap-row.tsx';
import { RunningRow } from './running-row.tsx';

type EntriesCardProps = { day: ActivityDay; elapsed: number; onTask: (task: EntryTask) => void };

/** The entries of a day by the clock, with what is missing between them. */
export function EntriesCard({ day, elapsed, onTask }: EntriesCardProps) {
  const { entries, gaps, date, timer } = day;
  const running = timer?.work_date === date ? timer : null;
  const rest = gaps.filter((gap) => !entries.some((entry) => entry.started_at === gap.ended_at));
  const logged = day.total_s + (running ? elapsed : 0);
  const end = (
    <>
      <Text small muted>
        {t('logged')}
      </Text>
      <strong className={styles.total}>
        <TotalTime seconds={logged} write={hoursAndMinutes} />
      </strong>
    </>
  );
  const fill = (gap: DayGap) =>
    onTask({ add: { work_date: date, start: gap.start, end: gap.end, ends_next_day: false } });
  return (
    <Card title={t('entries')} count={entries.length} end={end} flush>
      {entries.length === 0 && !running ? (
        <NoEntries day={day} />
      ) : (
        <ul>
          {entries.map((entry) => {
            const before = gaps.find((gap) => gap.ended_at === entry.started_at);
            return [
              before && <GapRow key={`${entry.id}-gap`} gap={before} onFill={() => fill(before)} />,
              <EntryRow
                key={entry.id}
                entry={entry}
                needsNote={isMissingNote(day, entry.id)}
                onTask={onTask}
              />,
            ];
          })}
          {rest.map((gap) => (
            <GapRow key={gap.started_at} gap={gap} onFill={() => fill(gap)} />
          ))}
          {running && <RunningRow timer={running} elapsed={elapsed} />}
        </ul>
      )}
    </Card>
  );
}

function NoEntries({ day: { date, planned_minutes, leave } }: { day: ActivityDay }) {
  const isPhone = useIsPhone();
  const how = isPhone ? 'no_entries_phone' : 'no_entries_note';
  const note = useNothingToLogOn(date) ? 'no_project_then' : how;
  if (planned_minutes > 0) return <Empty title={t('no_entries')} note={t(note)} />;
  return leave ? (
    <Empty title={t('away')} note={t('away_note')} />
  ) : (
    <Empty title={t('day_off')} note={t(note)} />
  );
}

const isMissingNote = ({ checks }: ActivityDay, id: string): boolean =>
  checks.some(({ rule, entry_ids }) => rule === 'note-required' && entry_ids.includes(id));
