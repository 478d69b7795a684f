import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import { typedAmounts } from '../../../platform/format/amounts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { accountPlan } from '../../account-plans/queries.ts';
import { CellEditor } from '../components/whitespace/cell-editor.tsx';
import { Grid } from '../components/whitespace/grid.tsx';
import { Legend } from '../components/whitespace/legend.tsx';
import { t } from '../components/whitespace/messages.ts';
import { UnitsDialog } from '../components/whitespace/units-dialog.tsx';
import type { Spot } from '../components/whitespace/use-grid-keys.ts';
import { WhitespaceBar } from '../components/whitespace/whitespace-bar.tsx';
import { useMayWrite } from '../effects/use-may-write.ts';
import { useSearchChange } from '../effects/use-search-change.ts';
import { usualYear, viewOf, type WhitespaceSearch } from '../effects/whitespace/address.ts';
import { cellWords } from '../effects/whitespace/cell-words.ts';
import { columnsOf, type GridTable, type GridView, tableOf } from '../effects/whitespace/grid.ts';
import { planItems, planWhitespace } from '../queries.ts';

type WhitespaceScreenProps = { plan_id: string; search: WhitespaceSearch };

/** What the client spends on which service where, and with whom: what isn't with us is where to grow. */
export function WhitespaceScreen({ plan_id, search }: WhitespaceScreenProps) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  return plan ? <Whitespace plan={plan} search={search} /> : <SkeletonRows rows={12} height={36} />;
}

function Whitespace({ plan, search }: { plan: AccountPlan; search: WhitespaceSearch }) {
  const format = useFormat();
  const units = useQuery(planItems(plan.id)).data?.units ?? [];
  const view = viewOf(search, usualYear(plan, format.today()), units);
  const {
    data: grid,
    error,
    refetch,
  } = useQuery(planWhitespace(plan.id, view.by === 'units' ? view.year : undefined));
  const isPhone = useIsPhone();
  const { symbol } = typedAmounts(format.locale, plan.currency);
  return (
    <Card
      title={isPhone ? t('whitespace_in', { symbol }) : t('whitespace')}
      section="whitespace"
      note={t('spend_in', { symbol })}
      flush
    >
      {!grid && error && <LoadError {...failedRead(error, t('load_failed'), refetch)} />}
      {!grid && !error && <SkeletonRows rows={12} height={36} />}
      {grid && <Filled {...{ plan, grid, view, search }} />}
    </Card>
  );
}

type FilledProps = { plan: AccountPlan; grid: WhitespaceGrid; view: GridView; search: WhitespaceSearch };

type Opened = { readonly service: string; readonly column: string; readonly element: HTMLElement };

function Filled({ plan, grid, view, search }: FilledProps) {
  const format = useFormat();
  const mayWrite = useMayWrite(plan);
  const onSearch = useSearchChange();
  const [isManaging, setManaging] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const words = cellWords(format, plan.currency, useIsPhone());
  const table = tableOf(grid, columnsOf(grid, view, t('whole')), search.spent ?? false);
  const open = ({ row, column }: Spot, element: HTMLElement) => {
    const service = table.rows[row]?.service.id;
    const key = table.columns[column]?.key;
    if (service && key) setOpened({ service, column: key, element });
  };
  const onUnits = mayWrite ? () => setManaging(true) : undefined;
  return (
    <>
      <WhitespaceBar {...{ grid, view, search, onSearch, onUnits }} />
      {table.rows.length === 0 ? (
        <NoRows
          isFiltered={grid.services.length > 0}
          onAll={() => onSearch({ ...search, spent: undefined })}
        />
      ) : (
        <>
          <Grid table={table} words={words} label={t('whitespace')} onOpen={open} />
          <Legend table={table} currency={plan.currency} />
        </>
      )}
      {opened && (
        <OpenedCell
          key={`${opened.service} ${opened.column}`}
          {...{ plan, grid, table, words, mayWrite, opened }}
          onClose={() => {
            setOpened(undefined);
            opened.element.focus();
          }}
        />
      )}
      {isManaging && <UnitsDialog plan_id={plan.id} units={grid.units} onClose={() => setManaging(false)} />}
    </>
  );
}

type OpenedCellProps = {
  plan: AccountPlan;
  grid: WhitespaceGrid;
  table: GridTable;
  words: ReturnType<typeof cellWords>;
  mayWrite: boolean;
  opened: Opened;
  onClose: () => void;
};

/** The box of a cell, by what is known of it at this moment. */
function OpenedCell({ plan, grid, table, opened, ...rest }: OpenedCellProps) {
  const at = table.columns.findIndex(({ key }) => key === opened.column);
  const column = table.columns[at];
  const row = table.rows.find(({ service }) => service.id === opened.service);
  if (!column || !row) return null;
  const unitName = grid.units.find(({ id }) => id === column.unit_id)?.name ?? plan.client.name;
  return (
    <CellEditor
      {...{ plan, ...rest }}
      place={{ service: row.service, column, cell: row.cells[at], unitName }}
      beside={opened.element}
    />
  );
}

const NoRows = ({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) =>
  isFiltered ? (
    <NothingFound title={t('nothing_spent')} filters={[t('spent_only')]} onClear={onAll} />
  ) : (
    <Empty title={t('no_services')} note={t('no_services_note')}>
      <ButtonLink href="/manager/service-types">{t('open_services')}</ButtonLink>
    </Empty>
  );
