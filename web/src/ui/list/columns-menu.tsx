import { IconColumns } from '@tabler/icons-react';
import { IconButton } from '../action/icon-button.tsx';
import { Menu } from '../action/menu.tsx';
import { useUiTexts } from '../theme/texts-context.ts';

export type ColumnChoice = { id: string; header: string; hideable?: boolean };

type ColumnsMenuProps = {
  columns: readonly ColumnChoice[];
  hidden: readonly string[];
  onHidden: (hidden: string[]) => void;
};

/** Which columns are shown. */
export function ColumnsMenu({ columns, hidden, onHidden }: ColumnsMenuProps) {
  const texts = useUiTexts();
  const entries = columns
    .filter((column) => column.hideable ?? true)
    .map(({ id, header }) => ({
      id,
      label: header,
      checked: !hidden.includes(id),
      onSelect: () =>
        onHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]),
    }));
  return (
    <Menu sticky entries={entries} trigger={<IconButton icon={IconColumns} label={texts.columns} small />} />
  );
}
