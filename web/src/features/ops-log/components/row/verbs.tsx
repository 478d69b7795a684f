import { IconCheck } from '@tabler/icons-react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { type HandoverState, type IncidentState, nextIncidentStates } from '#contract/ops-log/states.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { t } from '../../messages.ts';
import { useAcknowledge, useSettle } from '../../mutations.ts';
import { h } from '../handover/messages.ts';

/** Something that takes a box of its own. */
export type Task =
  | { readonly kind: 'step'; readonly entry: OpsLogEntry; readonly to: IncidentState }
  | { readonly kind: 'handover'; readonly entry: OpsLogEntry; readonly to: HandoverState }
  | { readonly kind: 'correct'; readonly entry: OpsLogEntry };

/** What the person may do here, and how a box is opened. */
export interface Doing {
  readonly mayWrite: boolean;
  readonly mayCorrect: boolean;
  readonly onTask: (task: Task) => void;
}

type VerbsProps = Doing & {
  entry: OpsLogEntry;
  /** All of them, and not only what comes next. */
  whole?: boolean;
};

/** What comes next of an entry: steps of its incident or handover, its follow-up, a correction. */
export function Verbs({ entry, mayWrite, mayCorrect, onTask, whole = false }: VerbsProps) {
  const { incident, handover, follow_up, corrects } = entry;
  const next = incident && mayWrite ? nextIncidentStates(incident.state) : [];
  const shown = whole || incident?.state !== 'closed' ? next : [];
  return (
    <>
      {shown.map((to) =>
        to === 'acknowledged' ? (
          <Acknowledge key={to} entry={entry} />
        ) : (
          <Button key={to} small onClick={() => onTask({ kind: 'step', entry, to })}>
            {t(`do_${to}`)}
          </Button>
        ),
      )}
      {handover &&
        mayWrite &&
        handover.may.map((to) => (
          <Button key={to} small onClick={() => onTask({ kind: 'handover', entry, to })}>
            {h(`hand_${to}`)}
          </Button>
        ))}
      {follow_up && mayWrite && <Settle entry={entry} state={follow_up.state} whole={whole} />}
      {whole && mayCorrect && !corrects && (
        <Button small onClick={() => onTask({ kind: 'correct', entry })}>
          {t('correct')}
        </Button>
      )}
    </>
  );
}

function Acknowledge({ entry }: { entry: OpsLogEntry }) {
  const { mutate, isPending } = useAcknowledge();
  return (
    <Button small disabled={isPending} onClick={() => mutate(entry)}>
      {t('do_acknowledged')}
    </Button>
  );
}

type SettleProps = { entry: OpsLogEntry; state: 'open' | 'done'; whole: boolean };

function Settle({ entry, state, whole }: SettleProps) {
  const { mutate, isPending } = useSettle();
  if (state === 'done' && !whole) return null;
  const to = state === 'done' ? 'open' : 'done';
  return (
    <Button
      small
      disabled={isPending}
      {...(to === 'done' ? { icon: IconCheck } : {})}
      onClick={() => mutate({ entry, to })}
    >
      {t(to === 'done' ? 'done' : 'not_done')}
    </Button>
  );
}
