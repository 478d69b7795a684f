import type { CapacityOfWeek } from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './capacity.module.css';

/** A week's days: what each has, and what is planned and logged of it. */
export function WeekDays({ week: { days } }: { week: CapacityOfWeek }) {
  const format = useFormat();
  const time = (minutes: number) => (minutes === 0 ? '–' : format.duration(minutes * 60));
  return (
    <table className={styles.days}>
      <caption>{t('by_day')}</caption>
      <Heads names={[t('day'), t('capacity'), t('planned'), t('logged')]} />
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              {format.day(day.date, 'weekday')}
              {day.holiday !== null && (
                <span className={styles.mark}>{t('holiday_of', { name: day.holiday })}</span>
              )}
              {day.leave_min > 0 && (
                <span className={styles.mark}>{t('leave_of', { hours: time(day.leave_min) })}</span>
              )}
            </th>
            <td>{time(day.capacity_min)}</td>
            <td>{time(day.told_min + day.draft_min)}</td>
            <td>{time(day.logged_s / 60)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A week's projects, each with its roster; those that one may not see without a name. */
export function WeekProjects({ week: { projects, from } }: { week: CapacityOfWeek }) {
  const format = useFormat();
  const time = (minutes: number) => (minutes === 0 ? '–' : format.duration(minutes * 60));
  if (projects.length === 0) return <Text muted>{t('no_work')}</Text>;
  return (
    <table className={styles.days}>
      <caption>{t('by_project')}</caption>
      <Heads names={[t('project'), t('planned'), t('logged')]} />
      <tbody>
        {projects.map(({ project, told_min, draft_min, logged_s }) => (
          <tr key={project?.id ?? 'other'}>
            <th scope="row">
              {project ? (
                <Link href={`/manager/projects/${project.id}/roster${stringifySearch({ date: from })}`}>
                  {`${project.code} ${project.name}`}
                </Link>
              ) : (
                t('other_projects')
              )}
            </th>
            <td>{time(told_min + draft_min)}</td>
            <td>{time(logged_s / 60)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
