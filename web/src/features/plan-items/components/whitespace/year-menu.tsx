import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { t } from './messages.ts';

type YearMenuProps = {
  years: readonly number[];
  year: number;
  onYear: (year: number) => void;
  /** In a card's head. */
  small?: boolean;
};

/** Which year is shown: those of the plan's period, and those of which something is known. */
export const YearMenu = ({ years, year, onYear, small = false }: YearMenuProps) => (
  <Menu
    trigger={
      <Button small={small} variant={small ? 'ghost' : 'default'} aria-label={`${t('year')}: ${year}`}>
        {year}
        <Icon icon={IconChevronDown} size={14} />
      </Button>
    }
    entries={years.map((one) => ({
      id: `${one}`,
      label: `${one}`,
      checked: one === year,
      onSelect: () => onYear(one),
    }))}
  />
);
