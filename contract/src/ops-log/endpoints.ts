import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id, instant, longText } from '../shapes.ts';
import {
  doneOffline,
  keptHash,
  newOpsLogEntry,
  opsLogCheck,
  opsLogCorrection,
  opsLogEntry,
  opsLogEntryWhole,
} from './shapes.ts';
import { followUpState, handoverState, incidentState, opsLogType, severity } from './states.ts';
import { HANDOVER_FILTERS } from './statistics.ts';

const LOG = '/projects/:project_id/ops-log';
const ONE = `${LOG}/:entry_id` as const;
const may = (action: 'read' | 'create' | 'correct') => ({ scope: 'project', object: LOG, action }) as const;
const inProject = z.object({ project_id: id });
const params = z.object({ project_id: id, entry_id: id });

/**
 * Filters of an ops-log: `from` included, `to` not; `open` = something is left to do; `q` = all words, each as a beginning;
 * `incident` and `handover` = what came of it; `said` = every entry once, as what it says now: its last correction in its place;
 * `shift` = during the project's shift that ended last.
 */
export const opsLogFilters = z.object({
  q: z.string().trim().min(1).max(120).optional(),
  type: several(opsLogType),
  severity: several(severity),
  from: instant.optional(),
  to: instant.optional(),
  member_id: id.optional(),
  tag: z.string().trim().min(1).max(40).optional(),
  open: z.literal('yes').optional(),
  incident: several(incidentState),
  handover: several(z.enum(HANDOVER_FILTERS)),
  said: z.literal('now').optional(),
  shift: z.literal('last').optional(),
});
/** Filters of an ops-log. */
export type OpsLogFilters = z.infer<typeof opsLogFilters>;

/** The entries and corrections of a project, what happened last first. */
export const listOpsLog = endpoint({
  method: 'GET',
  path: LOG,
  summary: 'List the ops-log of a project',
  access: may('read'),
  circumstance: 'on-shift',
  params: inProject,
  query: z.object({ ...pageQuery.shape, ...opsLogFilters.shape }),
  response: page(opsLogEntry),
});

/**
 * Appends an entry. One that an offline device sent before is answered as it is. 422 `occurred-in-future`, `outside-shift`,
 * `shift-of-project`, `handover-shift`, `foreign-shift`, `person-on-team`, `incident-severity`, `file-gone`, `client-uuid-taken`, `member-required`,
 * `project-archived`.
 */
export const addOpsLogEntry = endpoint({
  method: 'POST',
  path: LOG,
  summary: 'Write into the ops-log of a project',
  access: may('create'),
  circumstance: 'after-shift',
  params: inProject,
  body: newOpsLogEntry,
  response: opsLogEntryWhole,
  status: 201,
});

/** Tags of the newest entries of a project, in the spelling most of them have, those of most entries first. */
export const listOpsLogTags = endpoint({
  method: 'GET',
  path: `${LOG}/tags`,
  summary: 'List the tags in use in an ops-log',
  access: may('read'),
  circumstance: 'on-shift',
  params: inProject,
  response: z.object({ data: z.array(z.object({ tag: z.string(), entries: z.int() })) }),
});

/** An entry with its corrections and steps. */
export const readOpsLogEntry = endpoint({
  method: 'GET',
  path: ONE,
  summary: 'Read an entry of an ops-log',
  access: may('read'),
  circumstance: 'on-shift',
  params,
  response: opsLogEntryWhole,
});

/**
 * Appends what an entry should have said; answers the entry. 422 `correction-of-correction`, `reopen-first` for what makes a closed
 * incident grave, and rules as of an entry.
 */
export const correctOpsLogEntry = endpoint({
  method: 'POST',
  path: `${ONE}/corrections`,
  summary: 'Correct an entry of an ops-log',
  access: may('correct'),
  params,
  body: opsLogCorrection,
  response: opsLogEntryWhole,
  status: 201,
});

/**
 * Brings an incident to its next state; answers its entry. 422 `not-an-incident`, `incident-step`, and for closing what is grave
 * `root-cause-required` and `second-person`. Of every step `occurred-in-future`, `before-its-entry`, `before-last-step`, `outside-shift`, `client-uuid-taken`.
 */
export const stepIncident = endpoint({
  method: 'POST',
  path: `${ONE}/incident-steps`,
  summary: 'Bring an incident to its next state',
  access: may('create'),
  circumstance: 'on-shift',
  params,
  body: z.object({
    to: incidentState,
    note: longText.default(''),
    root_cause: longText.min(1, 'Say what caused it.').nullable().default(null),
    ...doneOffline,
  }),
  response: opsLogEntryWhole,
});

/** Says that what an entry left to do is done, or isn't after all; answers the entry. 422 `no-follow-up`, `follow-up-step`. */
export const stepFollowUp = endpoint({
  method: 'POST',
  path: `${ONE}/follow-up-steps`,
  summary: 'Settle what an entry left to do',
  access: may('create'),
  circumstance: 'on-shift',
  params,
  body: z.object({ to: followUpState, note: longText.default(''), ...doneOffline }),
  response: opsLogEntryWhole,
});

/**
 * Signs a handover out, as its author; acknowledges or disputes it, as somebody else: who is rostered next after its shift, anybody
 * where nobody is. Whoever coordinates the project waives that they do so before they check in, with a reason. Answers its entry. 422
 * `not-a-handover`, `handover-step`, `own-handover`, `rostered-next`, `dispute-reason`, `waive-reason`, `waive-rank`, `no-read-gate`.
 */
export const stepHandover = endpoint({
  method: 'POST',
  path: `${ONE}/handover-steps`,
  summary: 'Sign out, acknowledge, dispute or waive a handover',
  access: may('create'),
  circumstance: 'on-shift',
  params,
  body: z.object({ to: handoverState, note: longText.default(''), ...doneOffline }),
  response: opsLogEntryWhole,
});

/** Checks the whole chain of a project and names the first place that is broken; looks for a hash that somebody `kept` in it. */
export const verifyOpsLog = endpoint({
  method: 'GET',
  path: `${LOG}/verification`,
  summary: 'Check the chain of an ops-log',
  access: may('read'),
  circumstance: 'on-shift',
  params: inProject,
  query: z.object({ kept: keptHash.optional() }),
  response: opsLogCheck,
});
