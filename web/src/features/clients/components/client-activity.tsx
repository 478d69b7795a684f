import { useInfiniteQuery } from '@tanstack/react-query';
import type { Change } from '#contract/clients/changes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type Happening, Timeline } from '../../../ui/display/timeline.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { LABELS } from '../effects/client-values.ts';
import { t } from '../messages.ts';
import { clientChanges } from '../queries.ts';
import styles from './client-activity.module.css';

/** What happened to a client, newest first. */
export function ClientActivity({ id }: { id: string }) {
  const format = useFormat();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    clientChanges(id),
  );
  const failed = data ? undefined : failedRead(error, t('activity_failed'), refetch);
  const happened = data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card title={t('activity')} flush>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={3} />}
      <Timeline happenings={happened.map((change) => happeningOf(change, format))} />
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="ghost" small disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more_activity')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const DEEDS: Readonly<Record<string, string>> = {
  'client.created': t('did_created'),
  'client.updated': t('did_updated'),
  'client.archived': t('did_archived'),
  'client.restored': t('did_restored'),
};

const happeningOf = ({ id, type, actor, occurred_at, changes }: Change, format: Format): Happening => ({
  id,
  actor: actor ?? t('somebody'),
  what: DEEDS[type] ?? type,
  time: format.relative(occurred_at),
  exact: format.instant(occurred_at),
  changes: type === 'client.created' ? [] : Object.entries(changes).map(inWords),
});

const labels: Readonly<Record<string, string>> = LABELS;
const IDS = ['owner_id', 'parent_id'];

const inWords = ([field, [before, after]]: [string, [unknown, unknown]]) => ({
  field: labels[field] ?? field,
  before: IDS.includes(field) ? '' : wordOf(before),
  after: IDS.includes(field) && after !== null ? t('another') : wordOf(after),
});

const wordOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
