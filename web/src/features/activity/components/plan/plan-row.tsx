import { IconMapPin, IconMoon } from '@tabler/icons-react';
import { useId } from 'react';
import type { OwnPlan, OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { SwapKind } from '#contract/swaps/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { durationText } from '../duration-text.ts';
import { GiveMenu } from './give-menu.tsx';
import { t } from './messages.ts';
import styles from './plan.module.css';
import { useCheckIn, useConfirm, useLogShift, useTake } from './plan-calls.ts';
import { matesOf, shiftName, standingOf, verbsOf, workedSeconds, workOf } from './plan-words.ts';
import { UnreadHandover } from './unread-handover.tsx';

type Shown = OwnPlan['open'][number] | OwnShift;

type ShiftRowProps = {
  shift: OwnShift;
  now: string;
  onDecline: () => void;
  /** Asks others about it. */
  onAsk: (kind: SwapKind) => void;
};

/** A shift of one's own: when, where, with whom, where one stands, and what can be done now. */
export function ShiftRow(props: ShiftRowProps) {
  const { shift } = props;
  const format = useFormat();
  const unread = verbsOf(shift, props.now).checkIn ? shift.check_in.unread_handover : null;
  const id = useId();
  const standing = standingOf(shift, { time: (at) => format.instant(at, 'time'), duration: durationText });
  return (
    <li className={styles.row} data-cancelled={shift.cancelled || undefined}>
      <Hours shift={shift} />
      <Work shift={shift} also={matesOf(shift)} inLog={verbsOf(shift, props.now).opsLog} />
      <span className={styles.standing}>
        <StatusText tone={standing.tone} small>
          {standing.words}
        </StatusText>
      </span>
      <ShiftVerbs {...props} {...(unread ? { held: id } : {})} />
      {unread && <UnreadHandover id={id} project_id={shift.project.id} handover={unread} />}
    </li>
  );
}

/** A place that one could take. */
export function OpenRow({ shift }: { shift: OwnPlan['open'][number] }) {
  const take = useTake();
  const what = shiftName(shift);
  const params = { project_id: shift.project.id, shift_id: shift.id };
  return (
    <li className={styles.row}>
      <Hours shift={shift} />
      <Work shift={shift} also={null} />
      <span className={styles.standing}>{t('places', { count: shift.open })}</span>
      <span className={styles.verbs}>
        <Button
          small
          aria-label={t('take_name', { what })}
          disabled={take.isPending}
          onClick={() =>
            take.mutate({ params }, { onSuccess: () => toast.show({ title: t('taken', { what }) }) })
          }
        >
          {t('take')}
        </Button>
      </span>
    </li>
  );
}

function Hours({ shift: { start, end } }: { shift: Shown }) {
  return (
    <span className={styles.hours}>
      {start} – {end}
      {end <= start && (
        <span role="img" aria-label={t('next_day')} title={t('next_day')}>
          <Icon icon={IconMoon} size={14} />
        </span>
      )}
    </span>
  );
}

type WorkProps = {
  shift: Shown;
  also: string | null;
  /** One is on it, and so in its project's ops-log. */
  inLog?: boolean;
};

function Work({ shift, also, inLog = false }: WorkProps) {
  const { project, site, break_min, note } = shift;
  const details = [also, break_min > 0 ? t('break', { min: break_min }) : null, note || null].filter(Boolean);
  return (
    <span className={styles.what}>
      <span className={styles.name}>
        <strong>{project.code}</strong> {workOf(shift)}
        {site && (
          <span className={styles.site}>
            <Icon icon={IconMapPin} size={14} />
            {site}
          </span>
        )}
        {inLog && (
          <Link className={styles.log} href={`/manager/projects/${project.id}/ops-log`}>
            {t('ops_log')}
            <HiddenText>{` ${project.code}`}</HiddenText>
          </Link>
        )}
      </span>
      {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
    </span>
  );
}

type ShiftVerbsProps = ShiftRowProps & {
  /** Id of the words that say what comes before checking in. */
  held?: string;
};

function ShiftVerbs({ shift, now, held, onDecline, onAsk }: ShiftVerbsProps) {
  const { confirm, decline, checkIn, log, isBusy } = useVerbs(shift);
  const can = verbsOf(shift, now);
  const what = shiftName(shift);
  const duration = durationText(workedSeconds(shift));
  return (
    <span className={styles.verbs}>
      {can.decline && (
        <Button
          small
          variant="ghost"
          aria-label={t('decline_name', { what })}
          onClick={() => decline(onDecline)}
        >
          {t('decline')}
        </Button>
      )}
      {can.confirm && (
        <Button small aria-label={t('confirm_name', { what })} disabled={isBusy} onClick={confirm}>
          {t('confirm')}
        </Button>
      )}
      {can.checkIn && (
        <Button
          small
          {...(held ? { 'aria-describedby': held } : { variant: 'primary' })}
          aria-label={t('check_in_name', { what })}
          disabled={isBusy}
          onClick={checkIn}
        >
          {t('check_in')}
        </Button>
      )}
      {can.log && (
        <Button small aria-label={t('log_name', { what, duration })} disabled={isBusy} onClick={log}>
          {t('log', { duration })}
        </Button>
      )}
      {can.give && <GiveMenu shift={shift} onAsk={onAsk} />}
    </span>
  );
}

function useVerbs(shift: OwnShift) {
  const [confirm, checkIn, log] = [useConfirm(), useCheckIn(), useLogShift()];
  const name = shiftName(shift);
  const params = { project_id: shift.project.id, assignment_id: shift.mine.id };
  const { version, id: assignment_id } = shift.mine;
  return {
    confirm: () => confirm.mutate({ params, body: { version } }),
    decline: (open: () => void) => open(),
    checkIn: () =>
      checkIn.mutate(
        { shift, name },
        { onSuccess: ({ kept }) => kept && toast.show({ title: t('waits', { what: name }) }) },
      ),
    log: () =>
      log.mutate(
        { params: { assignment_id } },
        { onSuccess: () => toast.show({ title: t('logged_now', { what: name }) }) },
      ),
    isBusy: confirm.isPending || checkIn.isPending || log.isPending,
  };
}
