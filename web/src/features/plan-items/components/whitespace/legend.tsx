import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { type GridTable, spendWith } from '../../effects/whitespace/grid.ts';
import fills from './cell.module.css';
import { t } from './messages.ts';

/** What the fills mean, each with what is spent so. */
export function Legend({ table, currency }: { table: GridTable; currency: string }) {
  const format = useFormat();
  return (
    <ul className={fills.legend}>
      {spendWith(table).map(({ with: kind, spend_minor }) => (
        <li key={kind}>
          <span className={classNames(fills.fill, fills[kind], fills.swatch)} aria-hidden="true" />
          {t(`with_${kind}`)}
          {spend_minor > 0 && ` ${format.money(spend_minor, currency, { compact: true })}`}
        </li>
      ))}
    </ul>
  );
}
