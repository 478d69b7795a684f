import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { discardWrite, mendWrite, useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../../messages.ts';
import { activityWeek } from '../../queries.ts';
import { durationText } from '../duration-text.ts';
import type { With } from '../unsent/entry-writes.ts';
import styles from '../unsent/unsent.module.css';
import { type CellHours, isCell } from './cell-writes.ts';

/** Hours typed without a network that the server didn't take: why, and what can be done. */
export function RefusedCells({ week: { from, to } }: { week: ActivityWeek }) {
  const { id } = useOrganization();
  const { writes } = useUnsent();
  const refused = writes
    .filter(isCell)
    .filter(({ refusal, organization }) => refusal && organization === id)
    .filter(({ input: { body } }) => from <= body.work_date && body.work_date <= to);
  return refused.map((write) => <RefusedCell key={write.id} write={write} firstDay={from} />);
}

type RefusedCellProps = { write: With<CellHours>; firstDay: string };

function RefusedCell({ write, firstDay }: RefusedCellProps) {
  const [isOpen, setOpen] = useState(false);
  // As the server has it, without what waits.
  const { data, refetch } = useQuery(activityWeek(firstDay));
  const { body } = write.input;
  const isStale = write.refusal?.status === 412;
  const theirs = data ? hoursIn(data, body) : 0;
  const again = () => {
    void mendWrite(write.id, { body: { ...body, seen_s: isStale ? theirs : body.seen_s } });
  };
  const giveUp = () => void discardWrite(write);
  return (
    <div className={styles.refused} role="alert">
      <StatusText tone="bad" small>
        {write.title}.{' '}
        {isStale ? t('unsent_stale') : t('unsent_refused', { reason: write.refusal?.message ?? '' })}
      </StatusText>
      <Button small onClick={isStale ? () => void refetch().then(() => setOpen(true)) : again}>
        {t(isStale ? 'unsent_compare' : 'unsent_send_again')}
      </Button>
      <Button small variant="ghost" onClick={giveUp}>
        {t('unsent_discard')}
      </Button>
      <ConflictDialog
        open={isOpen}
        conflicts={[
          {
            ...{ field: 'duration_s', label: t('how') },
            ...{ yours: durationText(body.duration_s), theirs: durationText(theirs) },
          },
        ]}
        onKeep={again}
        onTake={giveUp}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

const hoursIn = ({ rows }: ActivityWeek, { work_date, project_id, service_type_id }: CellHours): number =>
  rows
    .filter(
      (row) => (row.project?.id ?? null) === project_id && (row.service?.id ?? null) === service_type_id,
    )
    .flatMap(({ cells }) => cells)
    .find(({ date }) => date === work_date)?.duration_s ?? 0;
