import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { CoverageBar } from '../grid/coverage-row.tsx';
import styles from './agenda.module.css';

type WeekStripProps = {
  roster: Roster | undefined;
  days: readonly string[];
  date: string;
  hrefOf: (date: string) => string;
};

/** The week on a phone: a day each with what of it is filled. */
export function WeekStrip({ roster, days, date, hrefOf }: WeekStripProps) {
  const { locale, day: dayWords } = useFormat();
  const letter = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <nav className={styles.strip} aria-label={t('week')}>
      {days.map((day) => {
        const { filled, places } = roster?.days.find((one) => one.date === day) ?? { filled: 0, places: 0 };
        return (
          <Link
            key={day}
            href={hrefOf(day)}
            className={classNames(styles.day, day === date && styles.on)}
            aria-current={day === date ? 'date' : undefined}
          >
            <span className={styles.letter} aria-hidden="true">
              {letter.format(new Date(`${day}T00:00:00Z`))}
            </span>
            <b aria-hidden="true">{Number(day.slice(8))}</b>
            <HiddenText>{`${dayWords(day, 'weekday')}, ${t('day_filled', { filled, places })}`}</HiddenText>
            <CoverageBar filled={filled} places={places} />
          </Link>
        );
      })}
    </nav>
  );
}
