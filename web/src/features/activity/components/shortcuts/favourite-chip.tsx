import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconPlayerPlay,
  IconPlus,
  IconStarOff,
} from '@tabler/icons-react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import type { Favourite } from '#contract/activity/shortcut-shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { useStartTimer, useSwitchTimer } from '../../effects/use-timer-writes.ts';
import type { EntryTask } from '../form/entry-values.ts';
import { fullPurpose } from '../purpose-text.ts';
import { t } from './messages.ts';
import { useOrderFavourites, useUnpinFavourite } from './shortcut-calls.ts';
import styles from './shortcuts.module.css';
import { pinName, usePin } from './use-pin.ts';

type FavouriteChipProps = {
  favourite: Favourite;
  all: readonly Favourite[];
  at: number;
  day: ActivityDay;
  onTask: (task: EntryTask) => void;
};

/** A favourite: a click times it, its menu logs, moves and removes it. One whose project has closed says so. */
export function FavouriteChip({ favourite, all, at, day, onTask }: FavouriteChipProps) {
  const what = pinName(favourite);
  const time = useTiming(favourite, day);
  const { move, remove } = useArranging(favourite, all, at);
  const { closed } = favourite;
  const log = () => onTask({ add: { work_date: day.date, ...purposeOf(favourite) }, known: favourite });
  return (
    <li className={styles.chip}>
      <button
        type="button"
        className={styles.go}
        aria-label={t('start', { what })}
        aria-disabled={closed !== null}
        title={[closed, fullPurpose(favourite), favourite.note].filter(Boolean).join('\n')}
        onClick={() => (closed ? toast.show({ title: t('start_failed'), message: closed }) : time())}
      >
        <Icon icon={closed ? IconAlertTriangle : IconPlayerPlay} size={14} />
        <span className={styles.name}>{what}</span>
      </button>
      <Menu
        trigger={<IconButton icon={IconDots} label={t('more_for', { what })} variant="ghost" small />}
        entries={[
          {
            ...{ id: 'time', icon: IconPlayerPlay, onSelect: time, disabled: closed !== null },
            label: t(day.timer ? 'switch_verb' : 'start_verb'),
            ...(closed ? { detail: closed } : {}),
          },
          { id: 'log', label: t('log_verb'), icon: IconPlus, onSelect: log, disabled: closed !== null },
          {
            id: 'left',
            label: t('left_verb'),
            icon: IconArrowLeft,
            onSelect: () => move(-1),
            disabled: at === 0,
          },
          {
            ...{ id: 'right', label: t('right_verb'), icon: IconArrowRight, onSelect: () => move(1) },
            disabled: at === all.length - 1,
          },
          { id: 'remove', label: t('unpin'), icon: IconStarOff, onSelect: remove },
        ]}
      />
    </li>
  );
}

const purposeOf = ({ project, service, note, billable, category }: Favourite) => ({
  project_id: project?.id ?? null,
  service_type_id: service?.id ?? null,
  ...{ note, billable, category },
});

/** Starts the timer, or switches the one that runs. */
function useTiming(favourite: Favourite, { timer }: ActivityDay): () => void {
  const { mutate: start } = useStartTimer();
  const { mutate: switchTo } = useSwitchTimer();
  const onError = (err: Error) =>
    toast.show({ title: t('start_failed'), message: isCallError(err) ? err.message : undefined, err });
  const purpose = purposeOf(favourite);
  return () => (timer ? switchTo({ timer, purpose }, { onError }) : start(purpose, { onError }));
}

function useArranging(favourite: Favourite, all: readonly Favourite[], at: number) {
  const { mutate: order } = useOrderFavourites();
  const { mutate: unpin } = useUnpinFavourite();
  const pin = usePin();
  const move = (by: number) => {
    const ids = all.map(({ id }) => id).filter((id) => id !== favourite.id);
    order({ body: { ids: ids.toSpliced(at + by, 0, favourite.id) } });
  };
  const remove = () =>
    unpin(
      { params: { favourite_id: favourite.id }, version: favourite.version },
      {
        onSuccess: () =>
          toast.show({
            title: t('unpinned', { what: pinName(favourite) }),
            action: { onSelect: () => pin(favourite) },
          }),
      },
    );
  return { move, remove };
}
