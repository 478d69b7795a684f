import { IconAlertTriangle, IconCircleCheck, IconTransfer } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { INCIDENT_STATES, isGrave } from '#contract/ops-log/states.ts';
import type { OpsLogStanding } from '#contract/ops-log/statistics.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { opsLogStanding } from '../../../ops-log/queries.ts';
import styles from './incidents.module.css';
import { t } from './ops-log-messages.ts';

const OPEN = INCIDENT_STATES.filter((state) => state !== 'closed');

/** What of the project's ops-log waits for somebody, each figure leading to its rows there. */
export default function IncidentsCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useQuery(opsLogStanding(project_id));
  const href = (search: Readonly<Record<string, unknown>>) =>
    `/manager/projects/${project_id}/ops-log${stringifySearch(search)}`;
  return (
    <Card title={t('incidents')} note={t('note')} end={<CardLink href={href({})}>{t('ops_log')}</CardLink>}>
      {data ? (
        <Standing standing={data} href={href} />
      ) : error ? (
        <LoadError {...failedRead(error, t('failed'), refetch)} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Card>
  );
}

type StandingProps = {
  standing: OpsLogStanding;
  href: (search: Readonly<Record<string, unknown>>) => string;
};

function Standing({ standing: { incidents, unacknowledged, handovers }, href }: StandingProps) {
  const { relative, number } = useFormat();
  if (incidents.length === 0 && handovers.entries === 0)
    return (
      <StatusText tone="ok" icon={IconCircleCheck}>
        {t('quiet')}
      </StatusText>
    );
  const all = { type: 'incident', incident: OPEN, said: 'now', view: 'table' };
  return (
    <div className={styles.standing}>
      <BarRows
        rows={incidents.map(({ severity, entries, unacknowledged: waiting }) => ({
          ...{ id: severity, label: t(`severity_${severity}`), value: entries },
          ...{ tone: isGrave(severity) ? 'bad' : 'info', href: href({ ...all, severity }) },
          ...(waiting > 0 ? { note: t('waiting', { count: waiting }) } : {}),
        }))}
        format={(value) => number(value)}
      />
      <ul className={styles.waiting}>
        {unacknowledged && (
          <Waiting
            icon={
              <StatusText tone="bad" icon={IconAlertTriangle}>
                {t('oldest', { when: relative(unacknowledged.occurred_at) })}
              </StatusText>
            }
            href={href({ entry: unacknowledged.id })}
            title={unacknowledged.title}
          />
        )}
        {handovers.longest && (
          <Waiting
            icon={
              <StatusText tone="warn" icon={IconTransfer}>
                <Link href={href({ handover: 'unanswered', said: 'now', view: 'table' })}>
                  {t('handovers', { count: handovers.entries })}
                </Link>
              </StatusText>
            }
            href={href({ entry: handovers.longest.id })}
            title={`${handovers.longest.title}, ${relative(handovers.longest.occurred_at)}`}
          />
        )}
      </ul>
    </div>
  );
}

type WaitingProps = { icon: ReactNode; href: string; title: string };

const Waiting = ({ icon, href, title }: WaitingProps) => (
  <li className={styles.line}>
    {icon}
    <Link href={href}>{title}</Link>
  </li>
);
