import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card, CardSide } from '../../../../ui/card/card.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t } from '../../messages.ts';
import { purposeText } from '../purpose-text.ts';
import styles from './timeline.module.css';
import { type Scale, type Stretch, scaleOf } from './timeline-scale.ts';

type Block = {
  id: string;
  from: number;
  to: number;
  what: string;
  duration: string;
  look: string | undefined;
};

/** The day on a line: what was logged by the clock, the gaps, and now. Nothing for another day without times. */
export function Timeline({ day, elapsed }: { day: ActivityDay; elapsed: number }) {
  const format = useFormat();
  const blocks = blocksOf(day, elapsed);
  const now = nowOf(day, elapsed);
  const scale = scaleOf(now === undefined ? blocks : [...blocks, around(now, blocks.length)]);
  if (!scale) return null;
  return (
    <Card title={t('timeline')} end={<Legend />} flush>
      <div className={styles.line}>
        {scale.hours.map((hour) => (
          <span key={hour} className={styles.hour} style={{ insetInlineStart: `${scale.at(hour)}%` }}>
            {format.instant(hour, 'time')}
          </span>
        ))}
        <ul>
          {blocks.map((block) => (
            <BlockItem key={block.id} block={block} scale={scale} />
          ))}
        </ul>
        {now !== undefined && (
          <i
            className={styles.now}
            style={{ insetInlineStart: `${scale.at(now)}%` }}
            title={t('timeline_now', { time: format.instant(now, 'time') })}
          />
        )}
      </div>
    </Card>
  );
}

function BlockItem({ block, scale }: { block: Block; scale: Scale }) {
  const { instant } = useFormat();
  const start = scale.at(block.from);
  const name = t('timeline_alt', {
    from: instant(block.from, 'time'),
    to: instant(block.to, 'time'),
    what: block.what,
  });
  return (
    <li
      className={classNames(styles.block, block.look)}
      style={{ insetInlineStart: `${start}%`, width: `calc(${scale.at(block.to) - start}% - 2px)` }}
      title={name}
    >
      {block.look !== styles.gap && <span className={styles.what}>{block.what}</span>}
      <span>{block.duration}</span>
    </li>
  );
}

function Legend() {
  return (
    <CardSide>
      <span className={styles.legend}>
        <i className={styles.logged} />
        {t('timeline_logged')}
        <i className={styles.gap} />
        {t('not_logged')}
      </span>
    </CardSide>
  );
}

/** Where now is, ms: today's, or where the timer that runs on this day has got to. */
function nowOf({ date, today, now, timer }: ActivityDay, elapsed: number): number | undefined {
  if (timer?.work_date === date) return Date.parse(timer.started_at) + elapsed * 1000;
  return date === today ? Date.parse(now) : undefined;
}

/** Hours before now that an empty day shows. */
const BEFORE = 4 * 3_600_000;

const around = (now: number, blocks: number): Stretch => ({ from: blocks > 0 ? now : now - BEFORE, to: now });

function blocksOf({ entries, gaps, timer, date }: ActivityDay, elapsed: number): Block[] {
  const logged = entries.flatMap((entry) =>
    entry.started_at && entry.ended_at
      ? [block(entry.id, entry.started_at, entry.ended_at, entry.note || purposeText(entry), styles.logged)]
      : [],
  );
  const free = gaps.map(({ started_at, ended_at }) =>
    block(started_at, started_at, ended_at, t('not_logged'), styles.gap),
  );
  if (timer?.work_date !== date) return [...logged, ...free];
  const end = new Date(Date.parse(timer.started_at) + elapsed * 1000).toISOString();
  return [
    ...logged,
    ...free,
    block(timer.id, timer.started_at, end, timer.note || purposeText(timer), styles.running),
  ];
}

function block(id: string, started: string, ended: string, what: string, look: string | undefined): Block {
  const [from, to] = [Date.parse(started), Date.parse(ended)];
  return { id, from, to, what, duration: hoursAndMinutes((to - from) / 1000), look };
}
