import { useFormat } from '../../../../platform/format/use-format.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { type Kept, ofWeekday } from '../../effects/templates/kept.ts';
import { hoursIn } from '../../effects/templates/words.ts';
import { weekdayName } from '../../effects/weekdays.ts';
import { t } from './messages.ts';
import styles from './templates.module.css';

/** How the shifts of a week lie on its weekdays: a column each, as high as its hours. */
export function WeekShape({ shifts }: { shifts: readonly Kept[] }) {
  const format = useFormat();
  const { locale, weekStart } = format;
  const days = Array.from({ length: 7 }, (_, at) => ofWeekday(shifts, (at + weekStart) % 7));
  const most = Math.max(...days.map(({ minutes }) => minutes), 1);
  return (
    <ol className={styles.shape} aria-label={t('shape')}>
      {days.map(({ weekday, count, minutes }) => {
        const day = weekdayName(locale, weekday);
        const hours = hoursIn(minutes, format);
        const said = t('shape_day', { day, shifts: t('shifts', { count }), hours });
        return (
          <li key={weekday} title={count > 0 ? said : t('shape_none', { day })}>
            <span className={styles.column} aria-hidden="true">
              <i style={{ height: `${Math.round((100 * minutes) / most)}%` }} />
            </span>
            <b aria-hidden="true">{count > 0 ? count : '–'}</b>
            <span aria-hidden="true">{weekdayName(locale, weekday, 'short')}</span>
            <HiddenText>{count > 0 ? said : t('shape_none', { day })}</HiddenText>
          </li>
        );
      })}
    </ol>
  );
}
