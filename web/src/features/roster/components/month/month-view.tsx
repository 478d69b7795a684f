import type { Roster, RosterDay } from '#contract/shifts/roster-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { CoverageBar } from '../grid/coverage-row.tsx';
import { isWeekend } from '../grid/grid-head.tsx';
import styles from './month.module.css';

type MonthViewProps = {
  roster: Roster;
  days: readonly string[];
  /** A day of the month. */
  date: string;
  hrefOf: (date: string) => string;
};

/** A month's coverage: each day leads to its week. */
export function MonthView({ roster, days, date, hrefOf }: MonthViewProps) {
  const { locale } = useFormat();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const found = new Map(roster.days.map((day) => [day.date, day]));
  return (
    <div className={styles.month}>
      <div className={styles.heads} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekday.format(new Date(`${day}T00:00:00Z`))}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day}>
            <Link
              href={hrefOf(day)}
              className={classNames(
                styles.day,
                isWeekend(day) && styles.weekend,
                day.slice(0, 7) !== date.slice(0, 7) && styles.other,
                day === roster.today && styles.today,
              )}
            >
              <DayInMonth date={day} day={found.get(day) ?? NOTHING} currency={roster.currency} />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Minor units from which an amount is shortened: below, shortening makes pennies look odd (£961.2). */
const COMPACT_FROM = 1_000_000;

const NOTHING = { filled: 0, places: 0, cost_minor: null, holiday: null };

type DayInMonthProps = {
  date: string;
  day: Pick<RosterDay, 'filled' | 'places' | 'cost_minor' | 'holiday'>;
  currency: string | null;
};

function DayInMonth({ date, day: { filled, places, cost_minor, holiday }, currency }: DayInMonthProps) {
  const { money, day: dayWords } = useFormat();
  const open = places - filled;
  return (
    <>
      <span className={styles.line}>
        <b aria-hidden="true">{Number(date.slice(8))}</b>
        <HiddenText>{dayWords(date, 'weekday')}</HiddenText>
        {holiday && <span className={styles.holiday}>{holiday}</span>}
      </span>
      {places > 0 && (
        <>
          <span className={styles.line}>
            <span>{`${filled}/${places}`}</span>
            {open > 0 && <span className={styles.open}>{t('open_count', { count: open })}</span>}
          </span>
          <CoverageBar filled={filled} places={places} />
          {currency && cost_minor !== null && (
            <span className={styles.cost}>
              {money(cost_minor, currency, { compact: cost_minor >= COMPACT_FROM })}
            </span>
          )}
        </>
      )}
    </>
  );
}
