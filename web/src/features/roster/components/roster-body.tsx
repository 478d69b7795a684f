import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { type RosterSearch, rosterHref } from '../effects/roster-address.ts';
import { daysOf, spanOf } from '../effects/span.ts';
import { t } from '../messages.ts';
import { PhoneRoster } from './agenda/phone-roster.tsx';
import styles from './roster.module.css';
import type { RosterBodyProps } from './roster-props.ts';
import { RosterTasks } from './roster-tasks.tsx';
import { WideRoster } from './wide-roster.tsx';

/** The days that are looked at, in whatever state they are, and the boxes over them. */
export function RosterBody(props: RosterBodyProps) {
  const { project_id, search, read, tasks, mayPlan, path } = props;
  const { roster, error, refetch, date, isOld } = read;
  const router = useRouter();
  const isPhone = useIsPhone();
  const { weekStart } = useFormat();
  // On a phone it is always the week, whatever the address says of wide screens.
  const span = isPhone ? spanOf('week', date, weekStart) : read.span;
  const { from, to } = span;
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const hrefOf = (more: RosterSearch) => rosterHref(path, { ...search, ...more });
  const go = (more: RosterSearch) => router.history.push(hrefOf(more));
  const failed = roster ? undefined : failedRead(error, t('load_failed'), refetch);
  const Shown = isPhone ? PhoneRoster : WideRoster;
  return (
    <div className={classNames(styles.body, isOld && styles.dim)} aria-busy={isOld || undefined}>
      {failed && <LoadError {...failed} />}
      {!failed && (
        <Shown {...props} days={days} span={span} hrefOf={hrefOf} go={go}>
          {!roster && (
            <div className={styles.bones}>
              <SkeletonRows rows={14} height={50} />
            </div>
          )}
        </Shown>
      )}
      {roster && (
        <RosterTasks
          {...{ project_id, roster, tasks, mayPlan, span }}
          view={isPhone ? 'week' : read.view}
          date={date}
          opened={search.shift}
          isSwaps={search.swaps === true}
          onClose={() => go({ shift: undefined, swaps: undefined })}
          onShow={(day) => go({ date: day })}
        />
      )}
    </div>
  );
}
