import { z } from 'zod';

/** What somebody may write into an ops-log. */
export const OPS_LOG_TYPES = [
  'note',
  'incident',
  'handover',
  'decision',
  'safety',
  'equipment',
  'visitor',
] as const;
/** A type of entry. */
export const opsLogType = z.enum(OPS_LOG_TYPES);
/** A type of entry. */
export type OpsLogType = z.infer<typeof opsLogType>;

/** How grave something is, from what is only worth knowing to the gravest. */
export const SEVERITIES = ['info', 'sev4', 'sev3', 'sev2', 'sev1'] as const;
/** How grave something is. */
export const severity = z.enum(SEVERITIES);
/** How grave something is. */
export type Severity = z.infer<typeof severity>;

/** True for what needs a root cause and a second person to be closed. */
export const isGrave = (given: Severity): boolean => given === 'sev1' || given === 'sev2';

/** What an incident comes to. */
export const INCIDENT_STATES = ['open', 'acknowledged', 'mitigated', 'resolved', 'closed'] as const;
/** A state of an incident. */
export const incidentState = z.enum(INCIDENT_STATES);
/** A state of an incident. */
export type IncidentState = z.infer<typeof incidentState>;

const NEXT_INCIDENT = {
  open: ['acknowledged'],
  acknowledged: ['mitigated', 'resolved'],
  mitigated: ['resolved'],
  resolved: ['closed', 'open'],
  closed: ['open'],
} as const satisfies Record<IncidentState, readonly IncidentState[]>;

/** States that an incident may be brought to; back to `open` from what was resolved or closed. */
export const nextIncidentStates = (state: IncidentState): readonly IncidentState[] => NEXT_INCIDENT[state];

/** What a handover comes to; `waived` = whoever takes over may check in before they read it. */
export const HANDOVER_STATES = ['drafted', 'signed_out', 'acknowledged', 'disputed', 'waived'] as const;
/** A state of a handover. */
export const handoverState = z.enum(HANDOVER_STATES);
/** A state of a handover. */
export type HandoverState = z.infer<typeof handoverState>;

const NEXT_HANDOVER = {
  drafted: ['signed_out'],
  signed_out: ['acknowledged', 'disputed', 'waived'],
  acknowledged: [],
  disputed: ['signed_out'],
  waived: ['acknowledged', 'disputed'],
} as const satisfies Record<HandoverState, readonly HandoverState[]>;

/** States that a handover may be brought to; one that was disputed is signed out anew. */
export const nextHandoverStates = (state: HandoverState): readonly HandoverState[] => NEXT_HANDOVER[state];

/** What a follow-up comes to. */
export const FOLLOW_UP_STATES = ['open', 'done'] as const;
/** A state of a follow-up. */
export const followUpState = z.enum(FOLLOW_UP_STATES);
/** A state of a follow-up. */
export type FollowUpState = z.infer<typeof followUpState>;

/** What a record of the chain is: something said, what it should have been, or a step of what it began. */
export const RECORD_KINDS = ['entry', 'correction', 'incident', 'handover', 'follow_up'] as const;
/** What a record of the chain is. */
export const recordKind = z.enum(RECORD_KINDS);

/** So much later than the database's clock a device's may be; what it says is then taken for now. */
export const CLOCK_ALLOWANCE_MIN = 5;
