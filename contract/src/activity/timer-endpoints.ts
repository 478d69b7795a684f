import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../shapes.ts';
import {
  activityTimer,
  stoppedTimer,
  timerChange,
  timerDiscard,
  timerStart,
  timerStop,
  timerSwitch,
} from './shapes.ts';

const TIMER = '/daily-activity/timer';
const create = { scope: 'organization', object: '/daily-activity', action: 'create' } as const;

/** One's running timer, null without one; `now` is the server's clock. */
export const readTimer = endpoint({
  method: 'GET',
  path: TIMER,
  summary: 'My running timer',
  access: { scope: 'organization', object: '/daily-activity', action: 'read' },
  response: z.object({ timer: activityTimer.nullable(), now: instant }),
});

/** Starts the timer, now by the server's clock or at an earlier `at`; refused while another one runs. */
export const startTimer = endpoint({
  method: 'POST',
  path: `${TIMER}/start`,
  summary: 'Start the timer',
  access: create,
  body: timerStart,
  response: activityTimer,
  status: 201,
});

/** Changes what the running timer is for. */
export const changeTimer = endpoint({
  method: 'PUT',
  path: TIMER,
  summary: 'Change what the timer is for',
  access: create,
  body: timerChange,
  response: activityTimer,
});

/** Stops the running timer into an entry and starts another at the same instant. */
export const switchTimer = endpoint({
  method: 'POST',
  path: `${TIMER}/switch`,
  summary: 'Switch the timer to something else',
  access: create,
  body: timerSwitch,
  response: z.object({ stopped: stoppedTimer, timer: activityTimer }),
});

/** Stops the timer, now or at an earlier `at`; it becomes an entry of the day on which it started. Stopping it again answers that. */
export const stopTimer = endpoint({
  method: 'POST',
  path: `${TIMER}/stop`,
  summary: 'Stop the timer',
  access: create,
  body: timerStop,
  response: stoppedTimer,
});

/** Throws the running timer away. */
export const discardTimer = endpoint({
  method: 'POST',
  path: `${TIMER}/discard`,
  summary: 'Discard the timer',
  access: create,
  body: timerDiscard,
});
