import { useQuery } from '@tanstack/react-query';
import type { Publication } from '#contract/shifts/publishing-endpoints.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Fold } from '../../../../ui/card/fold.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { publications } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './publish.module.css';

/** What was published before, newest first, and who has read it. */
export function PastPublications({ project_id }: { project_id: string }) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(publications(project_id));
  const failed = data ? undefined : failedRead(error, t('publications_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.data.length === 0) return <Empty title={t('none_published')} />;
  return (
    <div className={styles.past}>
      {data.data.map((one) => (
        <Told key={one.id} publication={one} format={format} />
      ))}
    </div>
  );
}

function Told({ publication, format }: { publication: Publication; format: Format }) {
  const { from, to, people, changes, by, created_at, note } = publication;
  const read = people.filter(({ read_at }) => read_at !== null).length;
  return (
    <Fold
      title={`${format.day(from, 'short')} – ${format.day(to, 'short')}`}
      note={t('read_by', { read, people: people.length })}
    >
      <Text small muted>
        {t('published_by', { by: by ?? t('somebody'), at: format.instant(created_at), count: changes })}
      </Text>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.readers}>
        {people.map(({ member, read_at }) => (
          <li key={member.id}>
            <Person name={member.name} size={20} />
            {read_at ? (
              <StatusText small tone="ok">
                <time title={format.instant(read_at)}>
                  {t('read_at', { when: format.relative(read_at) })}
                </time>
              </StatusText>
            ) : (
              <StatusText small tone="muted">
                {t('unread')}
              </StatusText>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
