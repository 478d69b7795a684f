import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { AddChip, Chip } from '../action/chip.tsx';
import { Menu } from '../action/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { useUiHabits } from '../theme/habits-context.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import {
  type FilterDefinition,
  type FilterValues,
  filtersOn,
  isOn,
  withFilter,
} from './filter-definition.ts';
import styles from './filter-editor.module.css';
import { FilterEditor } from './filter-editor.tsx';
import { filterText } from './filter-text.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type FilterBarProps = {
  filters: readonly FilterDefinition[];
  value: FilterValues;
  onChange: (value: FilterValues) => void;
};

/** The filters that are on as chips, one chip that adds another, and Clear. */
export function FilterBar({ filters, value, onChange }: FilterBarProps) {
  const texts = useUiTexts();
  const [added, setAdded] = useState<string>();
  const { bar, leaving } = useKeptFocus(value);
  const shown = filters.filter((filter) => filter.pinned || filter.id === added || isOn(value[filter.id]));
  const others = filters.filter((filter) => !shown.includes(filter));
  const entries = others.map(({ id, label }) => ({ id, label, onSelect: () => setAdded(id) }));
  const clear = () => {
    leaving();
    onChange({});
  };
  return (
    <div ref={bar} className={styles.bar}>
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          filters={filters}
          value={value}
          onChange={onChange}
          fresh={filter.id === added}
          onClose={() => setAdded(undefined)}
          onRemove={leaving}
        />
      ))}
      {others.length > 0 && (
        <Menu align="start" entries={entries} trigger={<AddChip>{texts.filter}</AddChip>} />
      )}
      {filtersOn(filters, value).length > 0 && (
        <Button variant="ghost" small muted tight onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

type FilterChipProps = FilterBarProps & {
  filter: FilterDefinition;
  fresh: boolean;
  onClose: () => void;
  onRemove: () => void;
};

function FilterChip({ filter, value, onChange, fresh, onClose, onRemove }: FilterChipProps) {
  const texts = useUiTexts();
  const { locale } = useUiHabits();
  const remove = () => {
    onRemove();
    onChange(withFilter(value, filter.id, undefined));
  };
  const on = isOn(value[filter.id]);
  const chip = (
    <Chip
      name={filter.label}
      value={filterText(filter, value[filter.id], texts, locale)}
      onRemove={on ? remove : undefined}
    />
  );
  return (
    <Popover
      trigger={chip}
      role="dialog"
      label={texts.changeFilter(filter.label)}
      className={styles.popover}
      fresh={fresh}
      onClose={onClose}
    >
      {() => (
        <FilterEditor
          filter={filter}
          value={value[filter.id]}
          onChange={(next) => onChange(withFilter(value, filter.id, next))}
        />
      )}
    </Popover>
  );
}
