import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { CardGrid, CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { project } from '../../../projects/queries.ts';
import type { OpsLogSearch } from '../../effects/ops-log-address.ts';
import type { Days } from '../../effects/periods.ts';
import { daysAsked, useAsked } from '../../effects/use-filters.ts';
import { t as log } from '../../messages.ts';
import { opsLogStatistics } from '../../queries.ts';
import { LogFigures } from './figures.tsx';
import { HandoversCard, OpenCard } from './left-cards.tsx';
import { t } from './messages.ts';
import { type Counted, rowsBehind } from './places.ts';
import styles from './statistics.module.css';
import { TimesCard } from './times-card.tsx';
import { TypesCard } from './types-card.tsx';
import { WeeksCard } from './weeks-card.tsx';

type StatisticsProps = {
  project_id: string;
  search: OpsLogSearch;
  /** Filters that are on. */
  on: readonly string[];
  onClear: () => void;
};

/** What an ops-log comes to, under the filters of its list; the last thirteen weeks unless days are chosen. */
export default function Statistics({ project_id, search, on, onClear }: StatisticsProps) {
  const format = useFormat();
  const { data: shown } = useSuspenseQuery(project(project_id));
  const organization = useMaybeOrganization();
  const place = shown.site_timezone ?? organization?.timezone ?? format.zone;
  const { period, from, to } = search;
  const asked = { ...search, ...(period || from || to ? {} : ({ period: 'weeks' } as const)) };
  const zone = search.zone ?? place;
  const days = daysAsked(asked, zone, format);
  const { data, error, refetch } = useQuery(opsLogStatistics(project_id, useAsked(asked, place)));
  if (!data && error)
    return (
      <Panel>
        <LoadError {...failedRead(error, t('failed'), refetch)} />
      </Panel>
    );
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={10} />
      </Panel>
    );
  const isOpen = data.open.some(({ entries }) => entries > 0);
  if (data.entries === 0 && !isOpen)
    return (
      <Panel>
        {on.length > 0 ? (
          <NothingFound title={log('nothing_found')} filters={on} onClear={onClear} />
        ) : (
          <Empty title={log('nothing')} note={log('nothing_note')} />
        )}
      </Panel>
    );
  const own = zone === format.zone ? undefined : zone;
  const behind = rowsBehind({ project_id, search: asked, days, zone: own });
  return (
    <CardStack>
      <p className={styles.note}>{noteOf(format, { asked, days, zone: own, isDefault: on.length === 0 })}</p>
      <Cards statistics={data} {...behind} grace={shown.handover_overdue_min} />
    </CardStack>
  );
}

const Cards = ({ grace, ...counted }: Counted & { grace: number }) => (
  <>
    <LogFigures {...counted} />
    <WeeksCard {...counted} />
    <CardGrid columns="two">
      <TypesCard {...counted} />
      <TimesCard {...counted} />
      <OpenCard {...counted} />
      <HandoversCard {...counted} grace={grace} />
    </CardGrid>
  </>
);

interface Noted {
  readonly asked: OpsLogSearch;
  readonly days: Days;
  readonly zone: string | undefined;
  readonly isDefault: boolean;
}

const noteOf = (format: Format, { days, zone, isDefault }: Noted): string => {
  const { from, to } = days;
  const of = from && to ? t('period_days', { from: format.day(from), to: format.day(to) }) : '';
  return [
    of && `${of}.`,
    isDefault && t('weeks_default'),
    t('counts_note'),
    zone && t('in_zone', { zone: zone.replace('_', ' ') }),
  ]
    .filter(Boolean)
    .join(' ');
};
