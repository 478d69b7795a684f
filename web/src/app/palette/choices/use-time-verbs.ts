import { IconClockPlay, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import { createEntry } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { ActivityTimer, Coded } from '#contract/activity/shapes.ts';
import { chosenPurpose } from '../../../features/activity/components/form/chosen-purpose.ts';
import { useFoundChoices } from '../../../features/activity/components/form/use-found-choices.ts';
import { useUnsentTimerOf } from '../../../features/activity/components/timer/use-unsent-timer.ts';
import { runningTimer } from '../../../features/activity/queries.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { t } from '../messages.ts';
import type { Choice } from './choice.ts';
import type { TypedCommand } from './typed-command.ts';
import { useLogTime } from './use-log-time.ts';
import { useTimer } from './use-timer.ts';

/** Projects to log on that are offered. */
const OFFERED = 3;
const NO_TIME = { seconds: 0, daysAgo: 0, note: '' };
const NOTHING: ActivityChoices = { projects: [], services: [] };

function useMayLog(): boolean {
  const { may } = usePermissions();
  const organization = useMaybeOrganization();
  return organization !== null && may(createEntry);
}

function useRunning(mayLog: boolean): ActivityTimer | null {
  const { data } = useQuery({ ...runningTimer(), enabled: mayLog });
  return useUnsentTimerOf()(data?.timer ?? null);
}

/** What can be done with one's time: log what was typed, start the timer, stop it. Nothing where one may not log. */
export function useTimeVerbs(command: TypedCommand): readonly Choice[] {
  const mayLog = useMayLog();
  const { today } = useFormat();
  const date = command.kind === 'log' ? addDays(today(), -command.daysAgo) : today();
  const isTime = command.kind === 'log' || command.kind === 'start';
  const q = useDeferredValue(command.q);
  const { data: choices = NOTHING } = useFoundChoices(date, q, mayLog && isTime);
  const running = useRunning(mayLog);
  const log = useLogRows(command, date, choices);
  const start = useTimer(running);
  if (!mayLog || !isTime) return [];
  const projects = choices.projects.slice(0, OFFERED);
  if (command.kind === 'log') {
    const [first] = projects;
    return [...projects.map(log), ...(first ? [{ ...start.on(first, choices), isSecond: true }] : [])];
  }
  return projects.map((project) => start.on(project, choices));
}

function useLogRows(command: TypedCommand, date: string, choices: ActivityChoices) {
  const { duration } = useFormat();
  const organization = useMaybeOrganization();
  const { log, open } = useLogTime();
  const { seconds, daysAgo, note } = command.kind === 'log' ? command : NO_TIME;
  return (project: Coded, at: number): Choice => {
    const purpose = chosenPurpose(choices, project.id, null);
    const service = choices.services.find(({ id }) => id === purpose.service_type_id)?.name;
    const isMissing =
      (organization?.require_note && note === '') || (organization?.require_service && !service);
    const facts = [
      t(daysAgo === 1 ? 'yesterday' : 'today'),
      service,
      t(purpose.billable ? 'billable' : 'not_billable'),
    ];
    const entry = { work_date: date, duration_s: seconds, note, ...purpose };
    const words = { facts: facts.filter(Boolean).join(', ') };
    return {
      id: `log:${project.id}`,
      icon: IconClockPlay,
      label: t('log', {
        duration: duration(seconds),
        project: at === 0 ? `${project.code} ${project.name}` : project.name,
      }),
      ...(at === 0 ? { note: t(isMissing ? 'log_form' : 'log_note', words) } : { detail: project.code }),
      run: () => (isMissing ? open(entry, project) : void log(entry, project)),
    };
  };
}

/** The timer's verbs that need no project: always there while they make sense. */
export function usePlainTimeVerbs(): readonly Choice[] {
  const mayLog = useMayLog();
  const running = useRunning(mayLog);
  const { stop, begin, open } = useTimer(running);
  if (!mayLog) return [];
  return [
    { id: 'verb:log', label: t('log_time'), also: t('log_also'), icon: IconClockPlay, run: open },
    running
      ? { id: 'verb:stop', label: t('stop_timer'), icon: IconPlayerStop, run: stop }
      : { id: 'verb:start', label: t('start_timer'), icon: IconPlayerPlay, run: begin },
  ];
}
