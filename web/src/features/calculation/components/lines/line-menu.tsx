import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconMathFunction,
  IconPlus,
  IconRefresh,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { t } from '../../messages.ts';
import { type Editing, useEditing } from './editing.ts';

type LineMenuProps = { at: number; of: number; line: CalculationLine };

/** What can be done with a line. */
export function LineMenu({ at, of, line }: LineMenuProps) {
  const editing = useEditing();
  return (
    <Menu
      trigger={<IconButton icon={IconDots} variant="ghost" small label={t('actions_of', { line: at + 1 })} />}
      entries={[
        ...explainEntry(editing, at),
        ...(editing.isFixed ? [] : changeEntries(editing, { at, of, line })),
      ]}
    />
  );
}

const changeEntries = (editing: Editing, { at, of, line }: LineMenuProps): MenuEntry[] => [
  ...orderEntries(editing, at, of),
  ...serviceEntries(editing, at, line),
  removeEntry(editing, at),
];

const explainEntry = ({ explain }: Editing, at: number): MenuEntry[] =>
  explain
    ? [{ id: 'counted', label: t('counted'), icon: IconMathFunction, onSelect: () => explain(at) }]
    : [];

const orderEntries = ({ verbs }: Editing, at: number, of: number): MenuEntry[] => [
  { id: 'copy', label: t('duplicate'), detail: 'Ctrl D', icon: IconCopy, onSelect: () => verbs.copy(at) },
  {
    id: 'below',
    label: t('add_below'),
    detail: 'Ctrl Enter',
    icon: IconPlus,
    onSelect: () => verbs.add(at + 1),
  },
  {
    ...{ id: 'up', label: t('move_up'), detail: 'Alt ↑', icon: IconArrowUp, disabled: at === 0 },
    onSelect: () => verbs.move(at, at - 1),
  },
  {
    ...{ id: 'down', label: t('move_down'), detail: 'Alt ↓', icon: IconArrowDown, disabled: at === of - 1 },
    onSelect: () => verbs.move(at, at + 1),
  },
];

const serviceEntries = (
  { services, refill, verbs, day, format }: Editing,
  at: number,
  line: CalculationLine,
): MenuEntry[] => {
  const service = services.find(({ id }) => id === line.service_type_id);
  if (!service) return [];
  const { code } = service;
  return [
    {
      ...{ id: 'rates', label: t('fill_rates', { code }), icon: IconRefresh },
      ...{ detail: t('fill_rates_note', { day: format.day(day) }), onSelect: () => refill(at) },
    },
    {
      ...{ id: 'unlink', label: t('unlink', { code }), detail: t('unlink_note'), icon: IconUnlink },
      onSelect: () => verbs.change(at, { service_type_id: null }),
    },
  ];
};

const removeEntry = ({ remove }: Editing, at: number): MenuEntry => ({
  ...{ id: 'remove', label: t('remove'), detail: 'Alt Del', icon: IconTrash, danger: true },
  onSelect: () => remove(at),
});
