import { useQuery } from '@tanstack/react-query';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import type { OwnPlan, OwnShift } from '#contract/shifts/plan-endpoints.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card, CardSide } from '../../../../ui/card/card.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { t } from '../../messages.ts';
import { ownPlan } from '../plan/plan-calls.ts';
import { purposeText } from '../purpose-text.ts';
import { t as words } from './messages.ts';
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

/**
 * The day on a line, midnight to midnight: what is rostered, below it what was logged by the clock, the gaps, and now. Nothing for
 * another day without times.
 */
export function Timeline({ day, elapsed }: { day: ActivityDay; elapsed: number }) {
  const format = useFormat();
  const bounds = { from: Date.parse(day.starts_at), to: Date.parse(day.ends_at) };
  const { data: plan } = useQuery(ownPlan(day.date));
  const { rostered, away: leave } = plannedOf(plan, day.date, bounds);
  const worked = [...rostered, ...blocksOf(day, elapsed)];
  const now = nowOf(day, bounds, elapsed);
  const away = nearTo(leave, now === undefined ? worked : [...worked, { from: now, to: now }]);
  const planned = [...away, ...rostered];
  const blocks = [...away, ...worked];
  const scale = scaleOf(now === undefined ? blocks : [...blocks, around(now, blocks, bounds)], bounds);
  if (!scale) return null;
  return (
    <Card
      title={t('timeline')}
      end={<Legend isRostered={rostered.length > 0} isAway={away.length > 0} />}
      flush
    >
      <div className={classNames(styles.line, planned.length > 0 && styles.twoLanes)}>
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

function Legend({ isRostered, isAway }: { isRostered: boolean; isAway: boolean }) {
  return (
    <CardSide>
      <span className={styles.legend}>
        {isAway && (
          <>
            <i className={styles.away} />
            {t('timeline_away')}
          </>
        )}
        {isRostered && (
          <>
            <i className={styles.rostered} />
            {t('timeline_rostered')}
          </>
        )}
        <i className={styles.logged} />
        {t('timeline_logged')}
        <i className={styles.gap} />
        {t('not_logged')}
      </span>
    </CardSide>
  );
}

/** What the clock says, ms: the server's when it was asked, or where the timer has got to since. */
const clockOf = ({ now, timer }: ActivityDay, elapsed: number): number =>
  timer ? Date.parse(timer.started_at) + elapsed * 1000 : Date.parse(now);

/** Where now is on today's line; undefined for another day, and once today is over. */
function nowOf(day: ActivityDay, bounds: Stretch, elapsed: number): number | undefined {
  const now = clockOf(day, elapsed);
  return day.date === day.today && now <= bounds.to ? now : undefined;
}

/** Hours before now that an empty day shows. */
const BEFORE = 4 * 3_600_000;

const around = (now: number, blocks: readonly Stretch[], { from }: Stretch): Stretch => ({
  from: blocks.length > 0 ? now : Math.max(from, now - BEFORE),
  to: now,
});

function blocksOf(day: ActivityDay, elapsed: number): Block[] {
  const clock = clockOf(day, elapsed);
  const logged = day.timeline.map((part) => {
    const ended = Date.parse(part.ended_at);
    const what = part.note || purposeText(part);
    return part.running
      ? block(part.id, part.started_at, Math.min(clock, ended), what, styles.running)
      : block(part.id, part.started_at, ended, what, styles.logged);
  });
  const free = day.gaps.map(({ started_at, ended_at }) =>
    block(started_at, started_at, Date.parse(ended_at), t('not_logged'), styles.gap),
  );
  return [...logged, ...free];
}

/** Hours of a free half day that are shown around whatever else there is. */
const BESIDE = 3 * 3_600_000;

/** Half a day away begins at midnight: as much of it is shown as lies near to the rest of the day. */
function nearTo(away: readonly Block[], others: readonly Stretch[]): readonly Block[] {
  if (others.length === 0) return away;
  const first = Math.min(...others.map(({ from }) => from)) - BESIDE;
  const last = Math.max(...others.map(({ to }) => to)) + BESIDE;
  return away.map((one) => ({
    ...one,
    from: Math.max(one.from, Math.min(first, one.to - BESIDE)),
    to: Math.min(one.to, Math.max(last, one.from + BESIDE)),
  }));
}

/** Shifts that one is expected on, the night before's where it ends, and leave of less than a day. */
function plannedOf(plan: OwnPlan | undefined, date: string, day: Stretch) {
  if (plan?.from !== date) return { rostered: [], away: [] };
  const rostered = [...plan.overnight, ...plan.shifts].filter(isExpected).map(shiftBlock);
  const away = plan.away.map(({ id, type, starts_at, ends_at }) =>
    block(id, starts_at, Date.parse(ends_at), words(`leave_${type}`), styles.away),
  );
  const isOfDay = ({ to }: Block) => to > day.from;
  const within = (one: Block) => ({ ...one, from: Math.max(one.from, day.from) });
  return { rostered: rostered.filter(isOfDay).map(within), away: away.filter(isOfDay).map(within) };
}

const isExpected = ({ cancelled, mine }: OwnShift): boolean => !cancelled && mine.status !== 'declined';

const shiftBlock = ({ mine, project, start, end, starts_at, ends_at }: OwnShift): Block => ({
  ...{ id: mine.id, from: Date.parse(starts_at), to: Date.parse(ends_at) },
  ...{ what: `${project.code} ${project.name}`, duration: `${start} – ${end}`, look: styles.rostered },
});

function block(id: string, started: string, to: number, what: string, look: string | undefined): Block {
  const from = Date.parse(started);
  return { id, from, to, what, duration: hoursAndMinutes((to - from) / 1000), look };
}
