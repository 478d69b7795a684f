import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { Card, CardLink } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { useMayWrite } from '../../effects/use-may-write.ts';
import { usualYear } from '../../effects/whitespace/address.ts';
import { cellWords } from '../../effects/whitespace/cell-words.ts';
import { columnsOf, tableOf, topRows } from '../../effects/whitespace/grid.ts';
import { planWhitespace } from '../../queries.ts';
import styles from './card.module.css';
import { Legend } from './legend.tsx';
import { t } from './messages.ts';
import { TopTable } from './top-table.tsx';
import { YearMenu } from './year-menu.tsx';

type WhitespaceCardProps = { plan: AccountPlan };

/** Services and units that a card has room for. */
const ROWS = 5;
const COLUMNS = { wide: 5, phone: 4 } as const;

/** What the client spends on which service in which unit, and with whom: the first of the grid, for a plan's overview. */
export function WhitespaceCard({ plan }: WhitespaceCardProps) {
  const format = useFormat();
  const [chosen, setYear] = useState<number>();
  const year = chosen ?? usualYear(plan, format.today());
  const { data: grid, error, refetch } = useQuery(planWhitespace(plan.id, year));
  const isPhone = useIsPhone();
  const { symbol } = typedAmounts(format.locale, plan.currency);
  const place = `/manager/account-plans/${plan.id}/whitespace`;
  const href = `${place}${stringifySearch({ year: chosen })}`;
  return (
    <Card
      title={isPhone ? t('whitespace_in', { symbol }) : t('whitespace')}
      section="whitespace"
      note={t('spend_in', { symbol })}
      end={grid && <YearMenu years={grid.years} year={year} onYear={setYear} small />}
      flush
    >
      {!grid && error && <LoadError {...failedRead(error, t('load_failed'), refetch)} />}
      {!grid && !error && <SkeletonRows rows={ROWS} height={36} />}
      {grid && <Top plan={plan} grid={grid} year={year} href={href} />}
    </Card>
  );
}

type TopProps = WhitespaceCardProps & {
  grid: Parameters<typeof columnsOf>[0];
  year: number;
  href: string;
};

function Top({ plan, grid, year, href }: TopProps) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const mayWrite = useMayWrite(plan);
  const words = cellWords(format, plan.currency, isPhone);
  const columns = columnsOf(grid, { by: 'units', year }, t('whole'));
  const table = tableOf(grid, columns, false);
  const known = { ...table, rows: table.rows.filter(({ cells }) => cells.some(Boolean)) };
  if (known.rows.length === 0)
    return (
      <Empty title={t('nothing_known')} note={t('nothing_known_note')}>
        {mayWrite && <ButtonLink href={href}>{t('fill_in')}</ButtonLink>}
      </Empty>
    );
  const shown = columns.slice(0, isPhone ? COLUMNS.phone : COLUMNS.wide);
  const left = known.rows.length - ROWS;
  return (
    <>
      <TopTable
        columns={shown}
        rows={topRows(known, ROWS)}
        words={words}
        label={`${t('whitespace')} ${year}`}
      />
      <Legend table={table} currency={plan.currency} />
      <p className={styles.foot}>
        <CardLink href={href}>{left > 0 ? t('more_services', { count: left }) : t('all_of_it')}</CardLink>
      </p>
    </>
  );
}
