import { IconCalendarPlus, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { spanWords, stepped } from '../../effects/span.ts';
import { t } from '../../messages.ts';
import { MoreVerbs } from '../more-verbs.tsx';
import { NoShifts } from '../no-shifts.tsx';
import type { ShownProps } from '../roster-props.ts';
import { SwapsLink } from '../swaps/swaps-link.tsx';
import styles from './agenda.module.css';
import { RosterAgenda } from './roster-agenda.tsx';
import { WeekStrip } from './week-strip.tsx';

/** A roster on a phone: the week with what is filled, then its shifts from the chosen day on. */
export function PhoneRoster(props: ShownProps) {
  const { project_id, read, days, span, hrefOf, go, children } = props;
  const { roster, date, conflicts } = read;
  const { locale } = useFormat();
  const from = days.filter((day) => day >= date);
  const isEmpty = roster && !roster.shifts.some(({ day }) => days.includes(day));
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          icon={IconChevronLeft}
          variant="ghost"
          label={t('before_week')}
          onClick={() => go({ date: stepped('week', date, -1) })}
        />
        <h2 aria-live="polite">{spanWords('week', date, span, locale)}</h2>
        <IconButton
          icon={IconChevronRight}
          variant="ghost"
          label={t('after_week')}
          onClick={() => go({ date: stepped('week', date, 1) })}
        />
      </div>
      <WeekStrip {...{ roster, days, date }} hrefOf={(day) => hrefOf({ date: day })} />
      <PhoneVerbs {...props} />
      {children}
      {roster && isEmpty && <NoShifts {...props} />}
      {roster && !isEmpty && (
        <RosterAgenda
          {...{ roster, conflicts }}
          days={from}
          ofAll={project_id === null}
          onOpen={(shift) => go({ shift: shift.id })}
        />
      )}
    </>
  );
}

/** What planners do with the days that they look at. */
function PhoneVerbs({ project_id, read: { date }, tasks, mayPlan, hrefOf }: ShownProps) {
  const swaps = hrefOf({ swaps: true });
  return (
    <div className={styles.verbs}>
      {mayPlan && (
        <Button
          icon={IconCalendarPlus}
          onClick={() => tasks.start({ do: 'add', day: date, member_id: null })}
        >
          {t('add_shift')}
        </Button>
      )}
      {mayPlan && project_id && (
        <>
          <SwapsLink project_id={project_id} href={swaps} />
          <MoreVerbs day={date} swaps={swaps} onTask={tasks.start} />
        </>
      )}
    </div>
  );
}
