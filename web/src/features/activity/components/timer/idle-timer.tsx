import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { useStartTimer } from '../../effects/use-timer-writes.ts';
import { t } from '../../messages.ts';
import { useNothingToLogOn } from '../form/use-nothing-to-log-on.ts';
import styles from './timer.module.css';
import { TimerDialog } from './timer-dialog.tsx';
import { TimerFields } from './timer-fields.tsx';
import { IDLE, useTimerDraft, useTimerForm } from './timer-form.ts';

/** Starts the timer: in one row where there is room, behind a button on phones. */
export function IdleTimer() {
  const { today } = useFormat();
  const isPhone = useIsPhone();
  if (useNothingToLogOn(today())) return <NothingToTime />;
  return isPhone ? <StartButton /> : <StartRow />;
}

const NothingToTime = () => (
  <section className={styles.card} aria-label={t('timer')}>
    <span className={styles.idle}>{t('no_project_timer')}</span>
  </section>
);

function StartButton() {
  const [open, setOpen] = useState(false);
  const [draft] = useState(useTimerDraft(IDLE));
  useEffect(() => {
    void draft.read().then((typed) => typed && setOpen(true));
  }, [draft]);
  return (
    <section className={styles.card} aria-label={t('timer')} data-tour="timer">
      <span className={styles.idle}>{t('timer_idle')}</span>
      <Button icon={IconPlayerPlay} onClick={() => setOpen(true)}>
        {t('start_short')}
      </Button>
      {open && <TimerDialog task="start" onClose={() => setOpen(false)} />}
    </section>
  );
}

function StartRow() {
  const { mutateAsync: start } = useStartTimer();
  const form = useTimerForm(undefined, useTimerDraft(IDLE), start);
  return (
    <section className={styles.start} aria-label={t('timer')} data-tour="timer">
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <TimerFields form={form} />
        <Button type="submit" icon={IconPlayerPlay} disabled={form.isSaving} className={styles.go}>
          {t('start_short')}
        </Button>
      </form>
      {form.problems[''] && <FieldError id="timer-problem">{form.problems['']}</FieldError>}
    </section>
  );
}
