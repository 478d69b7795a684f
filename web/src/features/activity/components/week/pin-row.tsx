import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WeekRow } from '#contract/activity/day-shapes.ts';
import type { Favourite } from '#contract/activity/shortcut-shapes.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { activityChoices } from '../../queries.ts';
import { chosenPurpose } from '../form/chosen-purpose.ts';
import { purposeText } from '../purpose-text.ts';
import { favouriteList, useUnpinFavourite } from '../shortcuts/shortcut-calls.ts';
import { usePin } from '../shortcuts/use-pin.ts';
import { t } from './messages.ts';
import styles from './week.module.css';
import { rowKey } from './week-rows.ts';

type PinRowProps = {
  row: Pick<WeekRow, 'project' | 'service'>;
  today: string;
  /** Tab leads to it before the cells of its row. */
  isCurrent: boolean;
};

/** Pins what a row is for among the favourites, or takes it away there. */
export function PinRow({ row, today, isCurrent }: PinRowProps) {
  const client = useQueryClient();
  const { data } = useQuery(favouriteList());
  const pin = usePin();
  const { mutate: unpin } = useUnpinFavourite();
  const pinned = data?.favourites.find((one) => isOf(row, one));
  const pinIt = async () => {
    try {
      // Whether such time is billable is what the form would say.
      const choices = await client.fetchQuery(activityChoices(today, row.project?.code ?? ''));
      const { billable } = chosenPurpose(choices, row.project?.id ?? null, row.service?.id ?? null);
      pin({ project: row.project, service: row.service, category: 'work', note: '', billable });
    } catch (err) {
      toast.show({ title: t('pin_failed'), message: err instanceof Error ? err.message : undefined, err });
    }
  };
  const turn = () =>
    pinned ? unpin({ params: { favourite_id: pinned.id }, version: pinned.version }) : void pinIt();
  return (
    <IconButton
      small
      variant="ghost"
      icon={pinned ? IconStarFilled : IconStar}
      label={t('favourite', { what: purposeText(row) })}
      aria-pressed={pinned !== undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.pin}
      onClick={turn}
    />
  );
}

const isOf = (row: PinRowProps['row'], favourite: Favourite): boolean =>
  favourite.note === '' && favourite.category === 'work' && rowKey(favourite) === rowKey(row);
