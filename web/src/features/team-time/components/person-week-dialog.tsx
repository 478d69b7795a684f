import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { reverseEntry } from '#contract/activity/reversal-endpoints.ts';
import type { ProjectEntry } from '#contract/activity/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { byDay } from '../effects/by-day.ts';
import { t } from '../messages.ts';
import { entriesOfPerson } from '../queries.ts';
import { DayCard } from './day-card.tsx';
import styles from './days.module.css';

const ReverseDialog = lazy(() => import('./reverse-dialog.tsx'));

type PersonWeekDialogProps = { member: Reference; from: string; to: string; onClose: () => void };

/** What somebody logged in a week, to be read. */
export function PersonWeekDialog({ member, from, to, onClose }: PersonWeekDialogProps) {
  const format = useFormat();
  const texts = useUiTexts();
  const { data, error, refetch } = useQuery(entriesOfPerson(member.id, from, to));
  const failed = data ? undefined : failedRead(error, t('entries_failed'), refetch);
  const [reversed, setReversed] = useState<ProjectEntry | null>(null);
  const mayReverse = usePermissions().may(reverseEntry);
  const span = { from: format.day(from, 'short'), to: format.day(to, 'short') };
  return (
    <Dialog open title={t('week_of', { name: member.name, ...span })} boxSize="large" onClose={onClose}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={4} />}
      {data?.data.length === 0 && <Empty title={t('nothing_logged')} />}
      <div className={styles.days}>
        {byDay(data?.data ?? []).map((day) => (
          <DayCard key={day.date} day={day} onReverse={mayReverse ? setReversed : undefined} />
        ))}
        {data?.after && <Text muted>{t('more_entries')}</Text>}
      </div>
      {reversed && (
        <Suspense fallback={null}>
          <ReverseDialog entry={reversed} onClose={() => setReversed(null)} />
        </Suspense>
      )}
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogVerbs>
    </Dialog>
  );
}
