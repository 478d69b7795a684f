import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { Count } from '../display/tag.tsx';
import { Sheet } from '../feedback/dialog.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { filtersOn, withFilter } from './filter-definition.ts';
import { FilterEditor } from './filter-editor.tsx';
import { type ListAreaProps, sortChoices } from './list-page-props.ts';
import styles from './phone-filters.module.css';
import { SortMenu } from './sort-menu.tsx';

/** Filter, Sort and one more button; the filters open as a sheet from below. */
export function PhoneFilters(props: Omit<ListAreaProps, 'children'>) {
  const { filters = [], value = {}, onChange, columns = [], sort, onSort, phoneEnd } = props;
  const texts = useUiTexts();
  const [open, setOpen] = useState(false);
  const on = filtersOn(filters, value).length;
  const choices = sortChoices(columns);
  const sorting = onSort && choices.length > 0;
  if (filters.length === 0 && !sorting && !phoneEnd) return null;
  return (
    <div className={styles.bar} data-tour="filters">
      {filters.length > 0 && (
        <Button icon={IconFilter} onClick={() => setOpen(true)}>
          {texts.filter}
          {on > 0 && <Count value={on} />}
        </Button>
      )}
      {sorting && <SortMenu choices={choices} sort={sort} onSort={onSort} />}
      {phoneEnd && <span className={styles.end}>{phoneEnd}</span>}
      <Sheet open={open} title={texts.filters} onClose={() => setOpen(false)}>
        {filters.map((filter) => (
          <section key={filter.id} className={styles.section} aria-label={filter.label}>
            <h3 className={styles.name}>{filter.label}</h3>
            <FilterEditor
              filter={filter}
              value={value[filter.id]}
              onChange={(next) => onChange?.(withFilter(value, filter.id, next))}
            />
          </section>
        ))}
        <div className={styles.verbs}>
          <Button onClick={() => onChange?.({})}>{texts.clear}</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {texts.showResults}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}
