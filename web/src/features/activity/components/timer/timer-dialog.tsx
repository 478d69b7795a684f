import type { ActivityTimer, TimerPurpose } from '#contract/activity/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useChangeTimer, useStartTimer, useSwitchTimer } from '../../effects/use-timer-writes.ts';
import { t } from '../../messages.ts';
import form from '../form/entry-form.module.css';
import { TimerFields } from './timer-fields.tsx';
import { IDLE, useTimerDraft, useTimerForm } from './timer-form.ts';

/** Starts a timer, switches it to something else, or changes what it is for. */
export type TimerTask = 'start' | 'switch' | 'change';

type TimerDialogProps = { task: TimerTask; timer?: ActivityTimer | undefined; onClose: () => void };

const WORDS = {
  start: { title: 'start_timer', verb: 'start_short' },
  switch: { title: 'switch_timer', verb: 'switch' },
  change: { title: 'change_timer', verb: 'save' },
} as const;

/** Asks what a timer is for. */
export function TimerDialog({ task, timer, onClose }: TimerDialogProps) {
  const { mutateAsync: start } = useStartTimer();
  const { mutateAsync: switchTo } = useSwitchTimer();
  const { mutateAsync: change } = useChangeTimer();
  const before = task === 'change' ? timer : undefined;
  const send = (purpose: TimerPurpose): Promise<unknown> => {
    if (!timer) return start(purpose);
    return task === 'change' ? change({ timer, purpose }) : switchTo({ timer, purpose });
  };
  const draft = useTimerDraft(before ? `${before.id}-${before.version}` : task === 'start' ? IDLE : task);
  const state = useTimerForm(before, draft, send);
  const leave = () => {
    state.discard();
    onClose();
  };
  const { title, verb } = WORDS[task];
  const submit = async () => {
    if (await state.submit()) onClose();
  };
  return (
    <Dialog open title={t(title)} onClose={leave}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {state.problems[''] && <ErrorSummary issues={[{ field: '', message: state.problems[''] }]} />}
        <div className={form.fields}>
          {task === 'switch' && <Text muted>{t('switch_note')}</Text>}
          <TimerFields form={state} known={before} />
        </div>
        <DialogVerbs>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" disabled={state.isSaving}>
            {t(verb)}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}
