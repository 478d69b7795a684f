import type { FeedItem } from '#contract/feed/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Timeline } from '../../../../ui/display/timeline.tsx';
import { useHappening } from '../changes/happening.ts';
import { Thread } from '../comments/thread.tsx';
import styles from './feed.module.css';
import { type FeedRow, stretchesOf } from './feed-days.ts';
import { t } from './messages.ts';
import { OpsLogRow } from './ops-log-row.tsx';
import { rosterHappening } from './roster-happening.ts';
import { TimeRow, TimesRow } from './time-row.tsx';

type FeedListProps = {
  project_id: string;
  items: readonly FeedItem[];
  currency: string;
  since: string | null;
  /** Id of the comment that the address leads to. */
  target: string | undefined;
};

/** What happened, day by day, newest first, with a line where the last visit ended. */
export function FeedList({ items, ...place }: FeedListProps) {
  const format = useFormat();
  const { since } = place;
  const stretches = stretchesOf(items, format.zone);
  const dayWords = (day: string) => {
    const today = format.today();
    if (day === today) return t('today');
    return `${format.day(day, 'weekday')}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`;
  };
  // The line of the last visit may cut a day in two, and each half is called by a name of its own.
  const titleOf = (day: string, above: string | undefined) =>
    day === above ? t('earlier_that_day', { day: dayWords(day) }) : dayWords(day);
  return stretches.map((stretch, at) => (
    <div key={`${stretch.day}-${stretch.unseen}-${stretch.rows[0]?.id}`} className={styles.feed}>
      {since && stretches[at - 1]?.unseen && !stretch.unseen && <VisitLine since={since} />}
      <Card title={titleOf(stretch.day, stretches[at - 1]?.day)} flush>
        <ul className={styles.entries}>
          {stretch.rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <Row row={row} day={stretch.day} {...place} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  ));
}

/** What stands above it is new. */
function VisitLine({ since }: { since: string }) {
  const format = useFormat();
  return (
    <p className={styles.line} title={format.instant(since)}>
      <span>{t('last_visit', { when: format.relative(since) })}</span>
    </p>
  );
}

type RowProps = Omit<FeedListProps, 'items'> & { row: FeedRow; day: string };

function Row({ row, day, project_id, currency, since, target }: RowProps) {
  const happeningOf = useHappening(currency);
  const format = useFormat();
  if (row.kind === 'time') return <TimeRow time={row.time} day={day} project_id={project_id} />;
  if (row.kind === 'times') return <TimesRow times={row.times} day={day} project_id={project_id} />;
  if (row.kind === 'roster') return <Timeline happenings={[rosterHappening(row, format)]} />;
  if (row.kind === 'ops-log') return <OpsLogRow item={row} project_id={project_id} />;
  if (row.kind === 'edit') return <Timeline happenings={[happeningOf(row.change)]} />;
  return (
    <div className={styles.said}>
      {/* Whoever is led to a comment finds its thread open. */}
      <Thread key={target} thread={row.thread} since={since} target={target} />
    </div>
  );
}
