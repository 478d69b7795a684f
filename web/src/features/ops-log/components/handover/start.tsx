import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { type HandoverForm, useHandoverStart } from '../../effects/use-handover-start.ts';
import styles from './handover.module.css';
import { h } from './messages.ts';

/** What a handover starts from: what is open, taken into its text, and again what came since. */
export default function Start({ form, project_id }: { form: HandoverForm; project_id: string }) {
  const { data, error, isFetching, isTaken, said, take, takeNew, refetch } = useHandoverStart(
    form,
    project_id,
  );
  if (!data && error)
    return (
      <div className={styles.start} role="status">
        <StatusText tone="warn">{h('draft_failed')}</StatusText>
        <Button small disabled={isFetching} onClick={() => void refetch()}>
          {h('draft_again')}
        </Button>
      </div>
    );
  return (
    <div className={styles.start}>
      <span role="status" className={styles.said}>
        {data ? (said ?? h(isTaken ? 'draft_kept' : 'draft_offer')) : h('draft_loading')}
      </span>
      {data && (
        <Button
          small
          icon={IconRefresh}
          disabled={isFetching}
          onClick={() => (isTaken ? void takeNew() : take())}
        >
          {h(isTaken ? 'draft_take_new' : 'draft_take')}
        </Button>
      )}
    </div>
  );
}
