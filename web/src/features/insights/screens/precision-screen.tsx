import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InsightOverview } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { t } from '../components/precision/messages.ts';
import { PrecisionChart } from '../components/precision/precision-chart.tsx';
import { kindHref, precisionColumns } from '../components/precision/precision-columns.tsx';
import { RPAI } from '../effects/insights-address.ts';
import { t as kinds } from '../effects/words/kind-messages.ts';
import { t as words } from '../messages.ts';
import { insightOverview } from '../queries.ts';

/** How right each kind of insight was, from what was accepted and dismissed, with the number that it rests on. */
export function PrecisionScreen() {
  const { data, error, refetch } = useQuery(insightOverview());
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  return (
    <DetailPage
      title={words('precision')}
      crumbs={[{ label: words('rpai'), href: RPAI }, { label: words('precision') }]}
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={8} />}
      {data && <Kinds of={data.kinds} />}
    </DetailPage>
  );
}

function Kinds({ of }: { of: InsightOverview['kinds'] }) {
  const format = useFormat();
  const columns = useMemo(() => precisionColumns(format), [format]);
  if (of.every(({ decided }) => decided === 0))
    return (
      <Empty title={t('none')} note={t('none_note')}>
        <ButtonLink href={RPAI}>{t('to_insights')}</ButtonLink>
      </Empty>
    );
  return (
    <CardStack>
      <PrecisionChart of={of} />
      <Card title={t('table')} flush>
        <DataTable
          label={t('table')}
          columns={columns}
          rows={of}
          rowId={({ kind }) => kind}
          rowLabel={({ kind }) => kinds(kind)}
          rowHref={(row) => kindHref(row)}
          empty={<Empty title={t('none')} />}
        />
      </Card>
    </CardStack>
  );
}
