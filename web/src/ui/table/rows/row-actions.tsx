import { IconDots } from '@tabler/icons-react';
import { IconButton } from '../../action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../action/menu.tsx';
import { useUiTexts } from '../../theme/texts-context.ts';

type RowActionsProps = {
  /** Names the row. */
  label: string;
  entries: readonly MenuEntry[];
  small?: boolean;
  className?: string | undefined;
};

/** What can be done with one row, behind three dots; nothing where nothing can. */
export function RowActions({ label, entries, small = false, className }: RowActionsProps) {
  const texts = useUiTexts();
  if (entries.length === 0) return null;
  return (
    <Menu
      entries={entries}
      trigger={
        <IconButton
          icon={IconDots}
          label={texts.actionsFor(label)}
          variant="ghost"
          small={small}
          className={className}
        />
      }
    />
  );
}
