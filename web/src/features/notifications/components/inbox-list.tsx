import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { INBOX, type InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { groupsOf } from '../effects/groups.ts';
import type { Go, InboxList as List } from '../effects/use-inbox.ts';
import { t } from '../messages.ts';
import { InboxGroup } from './inbox-group.tsx';
import styles from './inbox-list.module.css';
import { InboxRow } from './inbox-row.tsx';

const ROW_PX = 57;
const NONE = {
  all: t('none'),
  unread: t('none_unread'),
  mentions: t('none_mentions'),
  snoozed: t('none_snoozed'),
  archived: t('none_archived'),
};

type InboxListProps = {
  list: List;
  place: InboxPlace;
  go: Go;
  hrefOf: (place: InboxPlace) => string;
  total: number | undefined;
};

/** The list of the inbox, in every state that it can be in. */
export function InboxList({ list, place, go, hrefOf, total }: InboxListProps) {
  const { rows, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const failed = rows ? undefined : failedRead(error, t('load_failed'), refetch);
  return (
    <>
      <div className={styles.scroller}>
        {failed && <LoadError {...failed} />}
        {!rows && !failed && <SkeletonRows rows={10} height={ROW_PX} />}
        {rows?.length === 0 && <Nothing place={place} go={go} />}
        {rows && rows.length > 0 && (
          <Rows rows={rows} place={place} hrefOf={(row) => hrefOf({ ...place, id: row.uuid })} />
        )}
        {hasNextPage && (
          <div className={styles.older}>
            <Button variant="ghost" wide disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('older')}
            </Button>
          </div>
        )}
      </div>
      {rows && rows.length > 0 && (
        <p className={styles.foot}>
          {isWhole(place) && total !== undefined
            ? t('shown_of', { shown: rows.length, total: Math.max(total, rows.length) })
            : t('shown', { shown: rows.length })}
          {hasNextPage && t('older_below')}
        </p>
      )}
    </>
  );
}

const isWhole = ({ view, organization, type }: InboxPlace): boolean =>
  view === 'all' && !organization && !type;

function Nothing({ place, go }: Pick<InboxListProps, 'place' | 'go'>) {
  const filters = [...(place.organization ? [t('organization')] : []), ...(place.type ? [t('kind')] : [])];
  if (filters.length > 0)
    return (
      <NothingFound
        title={t('nothing_found')}
        filters={filters}
        onClear={() => go({ ...INBOX, view: place.view })}
      />
    );
  return (
    <Empty title={NONE[place.view]} note={place.view === 'all' && t('none_note')}>
      {place.view !== 'all' && <Button onClick={() => go(INBOX)}>{t('show_all')}</Button>}
    </Empty>
  );
}

type RowsProps = {
  rows: readonly Notification[];
  place: InboxPlace;
  hrefOf: (row: Notification) => string;
};

function Rows({ rows, place: { id }, hrefOf }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = id ? list.current?.querySelector<HTMLElement>('[aria-current]') : null;
    row?.scrollIntoView({ block: 'nearest' });
    // Keys that move the selection take the focus of the list along, or Enter would lead back to where it was.
    if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [id]);
  return (
    <ul ref={list} className={styles.rows} aria-label={t('list')}>
      {groupsOf(rows).map((group) => (
        <li key={group.id}>
          {group.rows.length > 1 ? (
            <InboxGroup group={group} selected={id} hrefOf={hrefOf} />
          ) : (
            <InboxRow
              row={group.rows[0]}
              href={hrefOf(group.rows[0])}
              isSelected={group.rows[0].uuid === id}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
