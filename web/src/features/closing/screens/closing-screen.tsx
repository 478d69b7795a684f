import { IconAdjustments, IconListSearch, IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { closeMonth, reopenMonth } from '#contract/activity/month-endpoints.ts';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import { readApprovalSettings } from '#contract/activity/settings-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import styles from '../components/closing.module.css';
import { monthColumns, monthName } from '../components/month-columns.tsx';
import { t } from '../messages.ts';
import { months } from '../queries.ts';

const MonthDialog = lazy(() => import('../components/month-dialog.tsx'));
const ReopenDialog = lazy(() => import('../components/reopen-dialog.tsx'));
const SettingsDialog = lazy(() => import('../components/settings-dialog.tsx'));

type Asked =
  | { readonly what: 'look' | 'reopen'; readonly month: ClosingMonth }
  | { readonly what: 'settings' };

/** Months of the organization: how far their time is, closing and reopening them. */
export function ClosingScreen() {
  const format = useFormat();
  const columns = useMemo(() => monthColumns(format), [format]);
  const { may } = usePermissions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(months());
  const rows = data?.pages.flatMap((page) => page.data);
  const openSettings = () => setAsked({ what: 'settings' });
  const settings = may(readApprovalSettings);
  const due = may(closeMonth) ? rows?.findLast(isDue) : undefined;
  const next = due && {
    label: t('close_next', { month: monthName(due.month, format) }),
    onClick: () => setAsked({ what: 'look', month: due }),
  };
  return (
    <>
      <ListArea
        columns={columns}
        actions={<Actions next={next} onSettings={settings ? openSettings : undefined} />}
        phoneEnd={<PhoneActions next={next} onSettings={settings ? openSettings : undefined} />}
      >
        <ListTable
          label={t('list')}
          columns={columns}
          rows={rows}
          rowId={({ month }) => month}
          rowLabel={({ month }) => monthName(month, format)}
          onOpen={(month) => setAsked({ what: 'look', month })}
          rowActions={(month) => verbsOf(month, may, setAsked)}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={<Empty title={t('none')} note={t('none_note')} />}
          footer={{ from: 1, to: rows?.length ?? 0 }}
        />
        {hasNextPage && (
          <div className={styles.earlier}>
            <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
              {t('earlier')}
            </Button>
          </div>
        )}
      </ListArea>
      {asked && <Box asked={asked} mayClose={may(closeMonth)} onClose={() => setAsked(null)} />}
    </>
  );
}

const isDue = ({ status, over }: ClosingMonth): boolean => over && status !== 'closed';

type ActionsProps = {
  /** Closes the oldest month that is over; none where there is none, or one may not. */
  next: { label: string; onClick: () => void } | undefined;
  onSettings: (() => void) | undefined;
};

function Actions({ next, onSettings }: ActionsProps) {
  return (
    <>
      {onSettings && (
        <Button icon={IconAdjustments} onClick={onSettings}>
          {t('settings')}
        </Button>
      )}
      {next && (
        <Button variant="primary" icon={IconLock} onClick={next.onClick}>
          {next.label}
        </Button>
      )}
    </>
  );
}

function PhoneActions({ next, onSettings }: ActionsProps) {
  return (
    <>
      {next && (
        <Button variant="primary" icon={IconLock} onClick={next.onClick}>
          {next.label}
        </Button>
      )}
      {onSettings && <IconButton icon={IconAdjustments} label={t('settings')} onClick={onSettings} />}
    </>
  );
}

type BoxProps = { asked: Asked; mayClose: boolean; onClose: () => void };

/** What was asked for, in a box over the list. */
function Box({ asked, mayClose, onClose }: BoxProps) {
  return (
    <Suspense fallback={null}>
      {asked.what === 'look' && <MonthDialog month={asked.month} mayClose={mayClose} onClose={onClose} />}
      {asked.what === 'reopen' && <ReopenDialog month={asked.month} onClose={onClose} />}
      {asked.what === 'settings' && <SettingsDialog onClose={onClose} />}
    </Suspense>
  );
}

type May = ReturnType<typeof usePermissions>['may'];

const verbsOf = (month: ClosingMonth, may: May, ask: (asked: Asked) => void): MenuEntry[] => {
  const look = () => ask({ what: 'look', month });
  if (month.status === 'closed' && may(reopenMonth))
    return [
      {
        id: 'reopen',
        label: t('reopen'),
        icon: IconLockOpen2,
        onSelect: () => ask({ what: 'reopen', month }),
      },
    ];
  if (isDue(month) && may(closeMonth))
    return [{ id: 'close', label: t('close'), icon: IconLock, onSelect: look }];
  return [{ id: 'look', label: t('look'), icon: IconListSearch, onSelect: look }];
};
