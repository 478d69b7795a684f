import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Button } from '../action/button.tsx';
import { Menu } from '../action/menu.tsx';
import { nextSort, type Sort } from '../table/model/data-column.ts';
import { useUiTexts } from '../theme/texts-context.ts';

export type SortChoice = { id: string; label: string };

type SortMenuProps = {
  choices: readonly SortChoice[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  small?: boolean;
};

/** The order of a list, named by its column. The same choice again turns it. */
export function SortMenu({ choices, sort, onSort, small }: SortMenuProps) {
  const texts = useUiTexts();
  const arrow = sort?.direction === 'descending' ? IconArrowDown : IconArrowUp;
  const entries = choices.map(({ id, label }) => ({
    id,
    label,
    ...(sort?.column === id ? { icon: arrow } : {}),
    onSelect: () => onSort(nextSort(sort, id)),
  }));
  const current = choices.find((choice) => choice.id === sort?.column);
  return (
    <Menu
      entries={entries}
      trigger={
        <Button small={small} icon={IconArrowsSort} title={texts.sort}>
          {current?.label ?? texts.sort}
        </Button>
      }
    />
  );
}
