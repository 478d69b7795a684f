import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import type { InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import { inboxCounts } from '../../../platform/notifications/inbox-counts.ts';
import { usePageKeys } from '../../../platform/use-page-keys.ts';
import { useFocusReturn } from '../../../ui/feedback/use-focus-return.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { DetailBar } from '../components/detail-bar.tsx';
import styles from '../components/inbox.module.css';
import { InboxDetail } from '../components/inbox-detail.tsx';
import { InboxHead } from '../components/inbox-head.tsx';
import { InboxList } from '../components/inbox-list.tsx';
import { SnoozeDialog } from '../components/snooze-dialog.tsx';
import { isWhole } from '../effects/inbox-query.ts';
import {
  type Go,
  type InboxList as List,
  useInboxList,
  useInboxVerbs,
  useSelected,
} from '../effects/use-inbox.ts';
import { t } from '../messages.ts';
import { DONE, markAllRead, READ, UNREAD } from '../mutations.ts';

type InboxScreenProps = {
  place: InboxPlace;
  go: Go;
  /** The address of a place. */
  hrefOf: (place: InboxPlace) => string;
  onClose: () => void;
  /** Goes to the page that a notification tells of. */
  onOpen: (row: Notification) => void;
};

const NONE: readonly Notification[] = [];

/** The inbox over a page: the list and the notification that is looked at; on a phone one of the two. */
export function InboxScreen({ place, go, hrefOf, onClose, onOpen }: InboxScreenProps) {
  const isPhone = useIsPhone();
  const panel = useFocused();
  const list = useInboxList(place);
  const { selected, error, refetch } = useSelected(place, list);
  const verbs = useInboxVerbs(place, go, list);
  const [picking, setPicking] = useState<Notification | null>(null);
  const back = () => go({ ...place, id: null }, { replace: true });
  useKeys({ verbs, selected, onOpen, onEscape: isPhone && place.id ? back : onClose });
  return (
    <>
      <button
        type="button"
        className={styles.backdrop}
        tabIndex={-1}
        aria-label={t('close')}
        onClick={onClose}
      />
      <div ref={panel} className={styles.panel} role="dialog" aria-label={t('inbox')} tabIndex={-1}>
        {(!isPhone || !place.id) && (
          <ListSide list={list} place={place} go={go} hrefOf={hrefOf} onClose={onClose} />
        )}
        {(!isPhone || place.id) && (
          <section className={styles.side} aria-label={t('detail')}>
            <DetailBar
              row={selected}
              onVerb={verbs.act}
              onPickTime={setPicking}
              onBack={back}
              onClose={onClose}
            />
            <div className={styles.scroller}>
              {selected && <InboxDetail key={selected.uuid} row={selected} onOpen={onOpen} />}
              {!place.id && <Empty title={t('choose')} note={t('choose_note')} />}
              {!selected && place.id && !error && !list.error && <SkeletonRows rows={4} />}
              {error && <LoadError {...failedRead(error, t('one_failed'), refetch)} />}
            </div>
          </section>
        )}
      </div>
      {picking && <SnoozeDialog row={picking} onVerb={verbs.act} onClose={() => setPicking(null)} />}
    </>
  );
}

type ListSideProps = Pick<InboxScreenProps, 'place' | 'go' | 'hrefOf' | 'onClose'> & {
  list: List;
};

function ListSide({ list, place, go, hrefOf, onClose }: ListSideProps) {
  const { data: counts } = useQuery(inboxCounts);
  const allRead = useAllRead(place, list);
  return (
    <section className={styles.list} aria-label={t('list')}>
      <InboxHead place={place} go={go} unread={counts?.unread ?? 0} onAllRead={allRead} onClose={onClose} />
      <InboxList list={list} place={place} go={go} hrefOf={hrefOf} total={counts?.total} />
    </section>
  );
}

/** Marks all read that this part shows, or all of the inbox where it shows the whole; undefined where there is nothing. */
function useAllRead(place: InboxPlace, { rows = NONE, leave }: List): (() => void) | undefined {
  const client = useQueryClient();
  const { data: counts } = useQuery(inboxCounts);
  const whole = isWhole(place);
  const isUnread = whole ? (counts?.unread ?? 0) > 0 : rows.some(({ read_at }) => !read_at);
  if (!isUnread || rows.length === 0) return undefined;
  return () => {
    leave();
    void markAllRead(client, rows, whole);
  };
}

/** The panel takes the focus when it opens, and gives it back. */
function useFocused() {
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(true);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return panel;
}

type KeysOf = {
  verbs: ReturnType<typeof useInboxVerbs>;
  selected: Notification | undefined;
  onOpen: (row: Notification) => void;
  onEscape: () => void;
};

function useKeys({ verbs, selected, onOpen, onEscape }: KeysOf): void {
  const onSelected = (run: (row: Notification) => void) => () => selected && run(selected);
  const keys = {
    j: verbs.next,
    k: verbs.previous,
    e: onSelected((row) => verbs.act(row, DONE)),
    u: onSelected((row) => verbs.act(row, row.read_at ? UNREAD : READ)),
    s: () => document.querySelector<HTMLElement>('[data-verb="snooze"]')?.click(),
    o: onSelected(onOpen),
    Enter: onSelected(onOpen),
    Escape: onEscape,
  };
  usePageKeys(keys, '[data-notification][aria-current]');
}
