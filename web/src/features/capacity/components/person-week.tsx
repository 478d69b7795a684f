import { IconCalendarUser, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import type { CapacityOfWeek } from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { t } from '../messages.ts';
import { weekOf } from '../queries.ts';
import styles from './capacity.module.css';
import { WeekDays, WeekProjects } from './week-lists.tsx';
import { WeekMoves } from './week-moves.tsx';
import { WeekSum } from './week-sum.tsx';

type PersonWeekProps = {
  member: string;
  /** Any day of the week. */
  date: string;
  onWeek: (from: string) => void;
  onClose: () => void;
};

/** Somebody's week: how its capacity is worked out, its days and projects, and the way to its roster and entries. */
export default function PersonWeek({ member, date, onWeek, onClose }: PersonWeekProps) {
  const format = useFormat();
  const texts = useUiTexts();
  const { data, error, refetch } = useQuery(weekOf(member, date));
  const failed = data ? undefined : failedRead(error, t('week_failed'), refetch);
  const title = data
    ? t('week_of', {
        ...{ name: data.member.name, from: format.day(data.from, 'short'), to: format.day(data.to, 'short') },
      })
    : t('week');
  return (
    <Dialog open title={title} boxSize="large" onClose={onClose}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={8} />}
      {data && (
        <div className={styles.week}>
          <div className={styles.head}>
            <WeekMoves from={data.from} onWeek={onWeek} />
            <Ways week={data} />
          </div>
          <WeekSum week={data} />
          <WeekDays week={data} />
          <WeekProjects week={data} />
        </div>
      )}
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogVerbs>
    </Dialog>
  );
}

/** The roster of the week with this person alone, and what they logged in it. */
function Ways({ week: { member, from, planning } }: { week: CapacityOfWeek }) {
  const { may } = usePermissions();
  const organization = useMaybeOrganization();
  const date = from;
  const entries =
    may(readTeamWeek) && organization
      ? `/manager/organizations/${organization.id}/time${stringifySearch({ q: member.name, date })}`
      : `/daily-activity${stringifySearch({ date, view: 'week' })}`;
  return (
    <span className={styles.links}>
      <ButtonLink small icon={IconCalendarUser} href={`/roster${stringifySearch({ date, q: member.name })}`}>
        {t('open_roster')}
      </ButtonLink>
      {(may(readTeamWeek) || !planning) && (
        <ButtonLink small icon={IconListDetails} href={entries}>
          {t('open_entries')}
        </ButtonLink>
      )}
    </span>
  );
}
