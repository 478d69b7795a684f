import { IconChartBar, IconLayoutList, IconTable } from '@tabler/icons-react';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { LOG_VIEWS, type LogView } from '../effects/ops-log-address.ts';
import { v } from '../effects/view-words.ts';

const ICONS: Readonly<Record<LogView, IconType>> = {
  timeline: IconLayoutList,
  table: IconTable,
  statistics: IconChartBar,
};

type ViewSwitchProps = { view: LogView; onView: (view: LogView) => void };

/** How the log is looked at. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <Segmented
    label={v('view')}
    value={view}
    onChange={onView}
    options={LOG_VIEWS.map((value) => ({ value, label: v(`view_${value}`), icon: ICONS[value] }))}
  />
);

/** The same on a phone, where a table's rows are the timeline's: who comes with an address of a table sees that. */
export const PhoneViewSwitch = ({ view, onView }: ViewSwitchProps) => {
  const shown = view === 'table' ? 'timeline' : view;
  return (
    <Menu
      trigger={<IconButton icon={ICONS[shown]} label={v('view')} variant="ghost" iconSize={20} />}
      entries={LOG_VIEWS.filter((value) => value !== 'table').map((value) => ({
        id: value,
        label: v(`view_${value}`),
        icon: ICONS[value],
        checked: value === shown,
        onSelect: () => onView(value),
      }))}
    />
  );
};
