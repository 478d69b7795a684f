import { IconPlayerPlay } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { ActivityTimer, Coded, TimerPurpose } from '#contract/activity/shapes.ts';
import { chosenPurpose } from '../../../features/activity/components/form/chosen-purpose.ts';
import { useStop } from '../../../features/activity/components/timer/use-stop.ts';
import { useStartTimer, useSwitchTimer } from '../../../features/activity/effects/use-timer-writes.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { Choice } from './choice.ts';

/** Starting, switching and stopping the timer from anywhere; `running` is the one that runs. */
export function useTimer(running: ActivityTimer | null) {
  const router = useRouter();
  const { mutateAsync: start } = useStartTimer();
  const { mutateAsync: switchTo } = useSwitchTimer();
  const { run: stop } = useStop();
  const begin = async (purpose: TimerPurpose, project?: Coded) => {
    try {
      await (running ? switchTo({ timer: running, purpose }) : start(purpose));
      toast.show({ title: project ? t('started_on', { project: project.code }) : t('started') });
    } catch (err) {
      toast.show({ title: t('start_failed'), message: err instanceof Error ? err.message : undefined, err });
    }
  };
  return {
    stop: () => running && stop(running),
    begin: () => void begin({}),
    open: () => router.history.push('/daily-activity?add=true'),
    on: (project: Coded, choices: ActivityChoices): Choice => ({
      id: `timer:${project.id}`,
      label: t(running ? 'switch_on' : 'start_on', { project: project.code }),
      also: project.name,
      detail: project.name,
      icon: IconPlayerPlay,
      run: () => void begin(chosenPurpose(choices, project.id, null), project),
    }),
  };
}
