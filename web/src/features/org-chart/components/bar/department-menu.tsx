import type { ReactElement } from 'react';
import { Chip } from '../../../../ui/action/chip.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { NO_DEPARTMENT } from '../../effects/address.ts';
import type { BarProps } from './bar-props.ts';
import { t } from './messages.ts';

type DepartmentMenuProps = Pick<BarProps, 'data' | 'search' | 'onSearch'>;

/** Departments of a chart by name, those of people and of positions; whoever has none at the end. */
export const departmentsOf = ({ people, positions }: BarProps['data']): string[] => {
  const names = new Set([...people, ...positions].map(({ department }) => department ?? NO_DEPARTMENT));
  return [...names].toSorted((one, other) =>
    one === NO_DEPARTMENT ? 1 : other === NO_DEPARTMENT ? -1 : one.localeCompare(other),
  );
};

/** A department's name; a word for none. */
export const departmentWord = (name: string): string => (name === NO_DEPARTMENT ? t('no_department') : name);

const wordFor = (chosen: readonly string[]): string => {
  const [first, ...more] = chosen;
  if (first === undefined) return t('all');
  return more.length === 0 ? departmentWord(first) : t('departments', { count: chosen.length });
};

/** Whose departments are shown. */
export function DepartmentMenu({ data, search, onSearch }: DepartmentMenuProps): ReactElement {
  const chosen = search.department ?? [];
  const turn = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
    onSearch({ department: next.length > 0 ? next : undefined });
  };
  return (
    <Menu
      sticky
      align="start"
      trigger={<Chip name={t('department')} value={wordFor(chosen)} />}
      entries={[
        {
          ...{ id: 'all', label: t('all'), checked: chosen.length === 0 },
          onSelect: () => onSearch({ department: undefined }),
        },
        ...departmentsOf(data).map((name) => ({
          ...{ id: `of ${name}`, label: departmentWord(name), checked: chosen.includes(name) },
          onSelect: () => turn(name),
        })),
      ]}
    />
  );
}
