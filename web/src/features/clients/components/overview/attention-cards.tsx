import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ClientAttention } from '#contract/clients/attention.ts';
import type { Severity } from '#contract/ops-log/states.ts';
import { differenceInDays } from '#contract/projects/calendar.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card, CardRow, CardRows, CardSide } from '../../../../ui/card/card.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { t } from './messages.ts';
import styles from './overview.module.css';

const LOOKS: Readonly<Record<Severity, { tone: Tone; icon: IconType }>> = {
  info: { tone: 'neutral', icon: IconInfoCircle },
  sev4: { tone: 'info', icon: IconInfoCircle },
  sev3: { tone: 'warn', icon: IconAlertTriangle },
  sev2: { tone: 'bad', icon: IconAlertOctagon },
  sev1: { tone: 'bad', icon: IconAlertOctagon },
};

/** Incidents that aren't closed: how many of which severity, and the newest, each leading to its entry. */
export function IncidentsCard({ incidents }: { incidents: ClientAttention['incidents'] }) {
  const { severities, newest, hidden_projects: hidden } = incidents;
  const { relative, instant } = useFormat();
  const count = severities.reduce((all, { entries }) => all + entries, 0);
  const unacknowledged = severities.reduce((all, one) => all + one.unacknowledged, 0);
  return (
    <Card
      title={t('incidents')}
      count={count}
      end={unacknowledged > 0 && <CardSide>{t('waiting', { count: unacknowledged })}</CardSide>}
      flush
    >
      {count === 0 && (
        <p className={styles.quiet}>
          <StatusText tone="ok" icon={IconCircleCheck}>
            {t('quiet')}
          </StatusText>
        </p>
      )}
      {count > newest.length && <Severities severities={severities} />}
      <CardRows>
        {newest.map(({ id, title, severity, state, occurred_at, project }) => (
          <CardRow key={id}>
            <div className={styles.item}>
              <Link href={`/manager/projects/${project.id}/ops-log?entry=${id}`}>{title}</Link>
              <span className={styles.about}>
                <Tag {...LOOKS[severity]}>{t(`severity_${severity}`)}</Tag>
                <span>
                  {t(`state_${state}`)}, <time title={instant(occurred_at)}>{relative(occurred_at)}</time>
                </span>
                <Link href={`/manager/projects/${project.id}`}>{project.code}</Link>
              </span>
            </div>
          </CardRow>
        ))}
      </CardRows>
      {count > newest.length && <p className={styles.foot}>{t('newest', { shown: newest.length, count })}</p>}
      {hidden > 0 && <p className={styles.foot}>{t('hidden', { count: hidden })}</p>}
    </Card>
  );
}

const Severities = ({ severities }: Pick<ClientAttention['incidents'], 'severities'>) => (
  <p className={styles.severities}>
    {severities.map(({ severity, entries }) => (
      <Tag key={severity} {...LOOKS[severity]}>
        {entries} × {t(`severity_${severity}`)}
      </Tag>
    ))}
  </p>
);

type MilestonesCardProps = Pick<ClientAttention, 'milestones' | 'today'>;

/** What its open projects promise next, the latest first. */
export function MilestonesCard({ milestones: { open, late, next }, today }: MilestonesCardProps) {
  const { day } = useFormat();
  return (
    <Card
      title={t('milestones')}
      count={open}
      end={late > 0 && <CardSide>{t('late', { count: late })}</CardSide>}
      flush
    >
      {open === 0 && <p className={styles.quiet}>{t('no_milestones')}</p>}
      <CardRows>
        {next.map(({ id, name, due_date, project }) => {
          const { tone, words } = dueWords(due_date, today);
          return (
            <CardRow key={id}>
              <div className={styles.item}>
                <Link href={`/manager/projects/${project.id}/settings`}>{name}</Link>
                <span className={styles.about}>
                  <StatusText tone={tone} small>
                    {words}
                  </StatusText>
                  <span>{day(due_date)}</span>
                  <Link href={`/manager/projects/${project.id}`}>{project.code}</Link>
                </span>
              </div>
            </CardRow>
          );
        })}
      </CardRows>
      {open > next.length && (
        <p className={styles.foot}>{t('first_due', { shown: next.length, count: open })}</p>
      )}
    </Card>
  );
}

const dueWords = (due: string, today: string): { tone: Tone; words: string } => {
  const days = differenceInDays(today, due);
  if (days < 0) return { tone: 'bad', words: t('days_late', { count: -days }) };
  return days === 0
    ? { tone: 'warn', words: t('due_today') }
    : { tone: 'neutral', words: t('days_left', { count: days }) };
};
