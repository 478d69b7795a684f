import { IconRepeat, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { EntryTask } from '../form/entry-values.ts';
import { FavouriteChip } from './favourite-chip.tsx';
import { t } from './messages.ts';
import { favouriteList } from './shortcut-calls.ts';
import styles from './shortcuts.module.css';

const RecurringDialog = lazy(() => import('../recurring/recurring-dialog.tsx'));

type FavouritesBarProps = { day: ActivityDay; onTask: (task: EntryTask) => void };

/** What one logs again and again, a click away, and the way to what comes again by itself. */
export default function FavouritesBar({ day, onTask }: FavouritesBarProps) {
  const { data } = useQuery(favouriteList());
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const all = data?.favourites ?? [];
  return (
    <section className={styles.bar} aria-label={t('favourites')}>
      <Icon icon={IconStar} />
      {data && all.length === 0 && <span className={styles.hint}>{t('none')}</span>}
      {all.length > 0 && (
        <ul className={styles.chips}>
          {all.map((favourite, at) => (
            <FavouriteChip
              key={favourite.id}
              favourite={favourite}
              all={all}
              at={at}
              day={day}
              onTask={onTask}
            />
          ))}
        </ul>
      )}
      <span className={styles.end}>
        {isPhone ? (
          <IconButton
            icon={IconRepeat}
            label={t('recurring')}
            variant="ghost"
            onClick={() => setOpen(true)}
          />
        ) : (
          <Button small variant="ghost" icon={IconRepeat} onClick={() => setOpen(true)}>
            {t('recurring')}
          </Button>
        )}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <RecurringDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
