import { useQueries } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { figureRows, lineRows, shareRows } from '../components/compare/compared-rows.ts';
import { ComparedTable } from '../components/compare/compared-table.tsx';
import { c } from '../components/compare/messages.ts';
import { CALCULATOR, COMPARED } from '../effects/scenario-address.ts';
import { t } from '../messages.ts';
import { scenario } from '../queries.ts';

/** Two to four scenarios side by side. */
export function CompareScreen({ ids }: { ids: readonly string[] }) {
  const chosen = [...new Set(ids)].slice(0, COMPARED.most);
  return (
    <DetailPage
      title={c('title')}
      crumbs={[{ label: t('calculator'), href: CALCULATOR }, { label: c('title') }]}
      actions={<ButtonLink href={CALCULATOR}>{c('choose')}</ButtonLink>}
    >
      {chosen.length < COMPARED.least ? (
        <Panel>
          <Empty title={c('few')} note={c('few_note')}>
            <ButtonLink href={CALCULATOR} variant="primary">
              {t('show_all')}
            </ButtonLink>
          </Empty>
        </Panel>
      ) : (
        <Compared ids={chosen} />
      )}
    </DetailPage>
  );
}

function Compared({ ids }: { ids: readonly string[] }) {
  const format = useFormat();
  const found = useQueries({ queries: ids.map(scenario) });
  const lost = found.find(({ error }) => error);
  const scenarios = found.flatMap(({ data }) => data ?? []);
  if (lost) return <LoadError {...failedRead(lost.error, c('failed'), lost.refetch)} />;
  if (scenarios.length < ids.length) return <SkeletonRows rows={8} />;
  return (
    <CardStack>
      <ComparedTable
        title={c('figures')}
        scenarios={scenarios}
        rows={figureRows(scenarios, format)}
        isFirst
      />
      <ComparedTable title={c('shares')} scenarios={scenarios} rows={shareRows(scenarios, format)} />
      <ComparedTable title={c('lines')} scenarios={scenarios} rows={lineRows(scenarios, format)} />
    </CardStack>
  );
}
