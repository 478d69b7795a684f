import { IconCalendarPlus, IconCalendarRepeat, IconCalendarX, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { seriesOf } from '../../queries.ts';
import type { Task } from '../use-tasks.ts';
import { t } from './messages.ts';
import { ruleWords } from './rules.ts';
import styles from './series.module.css';

type ComesAgainProps = { shift: Shift; onTask: (task: Task) => void };

/** Whether a shift comes again, how far that is planned, and what can be done about it. */
export function ComesAgain({ shift, onTask }: ComesAgainProps) {
  const { data } = useQuery({
    ...seriesOf(shift.project.id, shift.series_id ?? ''),
    enabled: shift.series_id !== null,
  });
  if (shift.series_id === null)
    return (
      <div className={styles.verbs}>
        <Button icon={IconRepeat} onClick={() => onTask({ do: 'repeat', shift })}>
          {t('repeat')}
        </Button>
      </div>
    );
  return (
    <section className={styles.again}>
      <div aria-live="polite">{data && <SeriesWords series={data} />}</div>
      <div className={styles.verbs}>
        <Button icon={IconCalendarPlus} onClick={() => onTask({ do: 'further', shift })}>
          {t('plan_further')}
        </Button>
        <Button icon={IconCalendarRepeat} onClick={() => onTask({ do: 'turn', shift })}>
          {t('turn')}
        </Button>
        <Button icon={IconCalendarX} onClick={() => onTask({ do: 'end', shift })}>
          {t('end_series')}
        </Button>
      </div>
    </section>
  );
}

function SeriesWords({ series }: { series: Series }) {
  const format = useFormat();
  const { rule, first_day, until, to_come, changed } = series;
  const counts = [
    t('to_come', { count: to_come }),
    ...(changed > 0 ? [t('changed_alone', { count: changed })] : []),
  ];
  return (
    <>
      <div>
        {t('comes_again', {
          rule: ruleWords(rule, first_day, format.locale),
          day: format.day(until, 'weekday'),
        })}
      </div>
      <Text muted small>
        {counts.join(' · ')}
      </Text>
    </>
  );
}
