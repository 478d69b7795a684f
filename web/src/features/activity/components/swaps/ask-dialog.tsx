import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import type { SwapKind } from '#contract/swaps/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { shiftName } from '../plan/plan-words.ts';
import { t } from './messages.ts';
import { comingRoster, useAsk } from './swap-calls.ts';
import { swapChoices } from './swap-words.ts';
import styles from './swaps.module.css';

const LONGEST = 500;

type AskProps = { kind: SwapKind; shift: OwnShift; today: string; now: string; onClose: () => void };

/** Asks to be rid of a shift of one's own, or to swap it; what was chosen and typed stays while it is refused. */
export default function AskDialog(props: AskProps) {
  const { kind, shift, today, onClose } = props;
  const [isTyped, setTyped] = useState(false);
  const { project } = shift;
  const { day } = useFormat();
  const { data, error, refetch } = useQuery(comingRoster(project.id, today));
  const failed = data ? undefined : failedRead(error, t('shifts_failed'), refetch);
  return (
    <Dialog
      open
      title={t(kind === 'drop' ? 'offer_title' : 'swap_title')}
      boxSize="medium"
      onClose={onClose}
      persistent={isTyped ? 'beside' : false}
    >
      <div className={styles.form}>
        <div className={styles.about}>
          <Text strong>{`${day(shift.day, 'weekday')}, ${shiftName(shift)}`}</Text>
          <Text muted>{t('until_then', { code: project.code })}</Text>
        </div>
        {failed && <LoadError {...failed} />}
        {!failed && !data && <SkeletonRows rows={3} />}
        {data && <AskForm {...props} roster={data} onTyped={setTyped} />}
      </div>
    </Dialog>
  );
}

function AskForm(props: AskProps & { roster: Roster; onTyped: (isTyped: boolean) => void }) {
  const { kind, shift, now, roster, onTyped, onClose } = props;
  const { project, mine } = shift;
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const format = useFormat();
  const ask = useAsking(props);
  const code = { code: project.code };
  const isDrop = kind === 'drop';
  const options = isDrop ? colleaguesOf(roster, mine.member.id) : swapChoices(roster, shift, { now, format });
  if (!isDrop && options.length === 0)
    return <Empty title={t('nothing_to_swap', code)} note={t('nothing_to_swap_note')} />;
  const write = (to: string | null, why: string) => {
    setChosen(to);
    setReason(why);
    onTyped(to !== null || why !== '');
  };
  const send = () => ask.send(chosen, reason.trim());
  return (
    <>
      <Select
        label={t(isDrop ? 'to_whom' : 'for_which')}
        note={isDrop ? t('to_whom_note') : t('for_which_note', code)}
        placeholder={t(isDrop ? 'anybody' : 'choose_shift')}
        options={options}
        value={chosen}
        onChange={(to) => write(to, reason)}
        optional={isDrop}
      />
      <TextArea
        label={t('reason')}
        note={t('reason_note')}
        value={reason}
        onChange={(why) => write(chosen, why)}
        maxLength={LONGEST}
        rows={2}
        optional
      />
      <div aria-live="polite">{ask.problem && <StatusText tone="bad">{ask.problem}</StatusText>}</div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onClick={send} disabled={ask.isBusy || (!isDrop && chosen === null)}>
          {t(isDrop ? 'ask_offer' : 'ask_swap')}
        </Button>
      </DialogVerbs>
    </>
  );
}

function useAsking({ kind, shift: { project, mine }, onClose }: AskProps) {
  const { mutate, error, isPending } = useAsk();
  const named = kind === 'drop' ? 'member_id' : 'with_assignment_id';
  const onSuccess = () => {
    toast.show({ title: t('asked') });
    onClose();
  };
  const send = (chosen: string | null, reason: string) => {
    const more = { ...(chosen ? { [named]: chosen } : {}), ...(reason ? { reason } : {}) };
    const body = { kind, assignment_id: mine.id, ...more };
    mutate({ params: { project_id: project.id }, body }, { onSuccess });
  };
  return { send, problem: error?.message, isBusy: isPending };
}

const colleaguesOf = ({ people }: Roster, own: string) =>
  people.filter(({ id }) => id !== own).map(({ id, name }) => ({ value: id, label: name }));
