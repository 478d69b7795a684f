import type { TemplateOutcome } from '#contract/shifts/template-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { wall } from '../../effects/shift-fields.ts';
import { type OutcomeRow, outcomeDays } from '../../effects/templates/outcome.ts';
import { t as words } from '../batch/messages.ts';
import { t } from './messages.ts';
import styles from './templates.module.css';

/** So many rows are shown at once; of more, a day is a line until it is opened, unless its line can't say what is in the way. */
const AT_ONCE = 8;

type OutcomeDaysProps = {
  outcome: TemplateOutcome;
  /** What was chosen meanwhile is still being looked at. */
  isOld: boolean;
};

/** Day by day what would be planned from a template, and what can't be, with its reason. */
export function OutcomeDays({ outcome, isOld }: OutcomeDaysProps) {
  const format = useFormat();
  const days = outcomeDays(outcome);
  const isShort = days.reduce((sum, { rows }) => sum + rows.length, 0) <= AT_ONCE;
  const isFew = outcome.left.length <= AT_ONCE;
  return (
    <section className={classNames(styles.days, isOld && styles.old)} aria-label={t('day_by_day')}>
      {days.map(({ day, rows, planned, open, left, why }) => (
        <details key={day} open={isShort || (left > 0 && left <= AT_ONCE && (isFew || !why))}>
          <summary>
            <b className={styles.day}>{format.day(day, 'weekday')}</b>
            <span className={styles.tally}>
              {planned > 0 && <span>{plannedWords(planned, open)}</span>}
              {left > 0 && (
                <StatusText small tone="warn">
                  {t(why ? 'left_why' : 'left_on', { count: left, why: why ?? '' })}
                </StatusText>
              )}
            </span>
          </summary>
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function plannedWords(count: number, open: number): string {
  const planned = t('planned_on', { count });
  return open > 0 ? t('planned_open', { planned, open: t('open_places', { count: open }) }) : planned;
}

function Row({ row: { start, end, name, site, people, open, isPlanned, left } }: { row: OutcomeRow }) {
  return (
    <li>
      <span className={styles.row}>
        <b className={styles.time}>{end ? `${wall(start)} – ${wall(end)}` : wall(start)}</b>
        <span>{name}</span>
        {site && <span className={styles.muted}>{site}</span>}
      </span>
      {isPlanned && (
        <span className={styles.small}>
          {[...people, ...(open > 0 ? [t('open_places', { count: open })] : [])].join(', ')}
        </span>
      )}
      {left.map(({ member, message }) => (
        <StatusText key={`${member?.id}`} small tone="warn">
          {`${member ? words('place_of', { name: member.name }) : t('not_planned')}: ${message}`}
        </StatusText>
      ))}
    </li>
  );
}
