import type { WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import { COLUMNS, WHOLE, type WhitespaceSearch } from '../../effects/whitespace/address.ts';
import type { GridView } from '../../effects/whitespace/grid.ts';
import styles from './bar.module.css';
import { t } from './messages.ts';
import { YearMenu } from './year-menu.tsx';

type WhitespaceBarProps = {
  grid: WhitespaceGrid;
  view: GridView;
  search: WhitespaceSearch;
  onSearch: (search: WhitespaceSearch) => void;
  /** Opens the units, where they may be changed. */
  onUnits: (() => void) | undefined;
};

/** What the columns are, of which year or unit, and which services are left out. */
export function WhitespaceBar({ grid, view, search, onSearch, onUnits }: WhitespaceBarProps) {
  const units = [
    ...grid.units.map(({ id, name }) => ({ value: id, label: name })),
    { value: WHOLE, label: t('whole') },
  ];
  return (
    <div className={styles.bar}>
      <Segmented
        label={t('columns')}
        options={COLUMNS.map((value) => ({ value, label: t(`by_${value}`) }))}
        value={view.by}
        onChange={(by) => onSearch({ ...search, by: by === 'units' ? undefined : by })}
      />
      {view.by === 'units' ? (
        <YearMenu years={grid.years} year={view.year} onYear={(year) => onSearch({ ...search, year })} />
      ) : (
        <span className={styles.unit}>
          <CompactSelect
            label={t('unit')}
            options={units}
            value={view.unit_id ?? WHOLE}
            onChange={(unit) => onSearch({ ...search, unit })}
          />
        </span>
      )}
      <Checkbox
        label={t('spent_only')}
        value={search.spent ?? false}
        onChange={(spent) => onSearch({ ...search, spent: spent ? true : undefined })}
      />
      {onUnits && (
        <span className={styles.end}>
          <Button onClick={onUnits}>{t('manage_units')}</Button>
        </span>
      )}
    </div>
  );
}
