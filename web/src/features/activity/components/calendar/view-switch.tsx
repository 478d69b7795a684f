import { IconCalendarWeek, IconListDetails } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import type { TimeView } from '../../effects/use-time-view.ts';
import { t } from './messages.ts';

type ViewSwitchProps = { view: TimeView; onView: (view: TimeView) => void };

/** A list of the day, or a calendar of it or of its week. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <Segmented
    label={t('view')}
    options={(['list', 'day', 'week'] as const).map((value) => ({ value, label: t(value) }))}
    value={view}
    onChange={onView}
  />
);

/** The same on a phone, where a week has no room. */
export const PhoneViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <IconButton
    icon={view === 'list' ? IconCalendarWeek : IconListDetails}
    label={t(view === 'list' ? 'to_calendar' : 'to_list')}
    variant="ghost"
    iconSize={20}
    onClick={() => onView(view === 'list' ? 'day' : 'list')}
  />
);
