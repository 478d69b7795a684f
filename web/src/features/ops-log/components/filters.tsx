import { ColumnsMenu } from '../../../ui/list/columns-menu.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { PhoneFilters } from '../../../ui/list/phone-filters.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import type { useFilters } from '../effects/use-filters.ts';
import styles from './log.module.css';
import { COLUMN_CHOICES } from './table/column-choices.ts';

type FiltersProps = Pick<ReturnType<typeof useFilters>, 'filters' | 'value' | 'change' | 'set'> & {
  /** Columns of the table that are switched off; undefined where there is no table. */
  hidden: readonly string[] | undefined;
};

/** What the log is narrowed by, as chips, on a phone in a sheet; beside a table its columns. */
export function Filters({ filters, value, change, set, hidden }: FiltersProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <div className={styles.phoneFilters}>
        <PhoneFilters {...{ filters, value }} onChange={change} />
      </div>
    );
  return (
    <div className={styles.filters}>
      <FilterBar {...{ filters, value }} onChange={change} />
      {hidden && (
        <div className={styles.columns}>
          <ColumnsMenu columns={COLUMN_CHOICES} hidden={hidden} onHidden={(hide) => set({ hide })} />
        </div>
      )}
    </div>
  );
}
