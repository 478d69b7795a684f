import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { byDay } from '../effects/by-day.ts';
import { correctedBy } from '../effects/use-log.ts';
import { useNewSince } from '../effects/use-new-since.ts';
import { t } from '../messages.ts';
import styles from './log.module.css';
import { EntryRow } from './row/entry-row.tsx';
import type { Doing } from './row/verbs.tsx';

type TimelineProps = {
  entries: readonly OpsLogEntry[];
  doing: Doing;
  /** The entry that was looked at last. */
  marked: string | undefined;
  onOpen: (id: string) => void;
};

/** What happened, day by day, last first. */
export function Timeline({ entries, doing, marked, onOpen }: TimelineProps) {
  const format = useFormat();
  const today = format.today();
  const isNew = useNewSince(entries[0]?.project_id ?? '', entries);
  const dayWords = (day: string) =>
    day === today
      ? t('today')
      : `${format.day(day, 'weekday')}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`;
  return byDay(entries, format.zone).map(({ day, entries: of }) => (
    <Card key={day} title={dayWords(day)} count={of.length} flush>
      <ul className={styles.entries}>
        {of.map((entry) => (
          <li
            key={entry.id}
            data-entry={entry.id}
            data-selected={entry.id === marked || undefined}
            aria-current={entry.id === marked || undefined}
          >
            <EntryRow
              {...{ entry, onOpen, ...doing }}
              isNew={isNew(entry)}
              corrected={correctedBy(entry, entries)}
            />
          </li>
        ))}
      </ul>
    </Card>
  ));
}
