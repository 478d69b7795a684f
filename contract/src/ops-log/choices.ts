import { z } from 'zod';

const MOST_MIN = 1_440;
const minutes = z
  .int('Use whole minutes.')
  .min(1, `Use 1 to ${MOST_MIN} minutes.`)
  .max(MOST_MIN, `Use 1 to ${MOST_MIN} minutes.`);

/**
 * What a project chooses about its ops-log: after how many minutes without an answer a grave incident is told to the next rank, and
 * a handover is overdue; whether every shift hands over, and whether nobody checks in before they took over.
 */
export const opsLogChoices = z.object({
  sev1_escalates_min: minutes,
  sev2_escalates_min: minutes,
  handover_overdue_min: minutes,
  handover_required: z.boolean(),
  handover_gate: z.boolean(),
});
/** What a project chooses about its ops-log. */
export type OpsLogChoices = z.infer<typeof opsLogChoices>;

/** What a project that chooses nothing has. */
export const OPS_LOG_DEFAULTS: OpsLogChoices = {
  ...{ sev1_escalates_min: 10, sev2_escalates_min: 30, handover_overdue_min: 30 },
  ...{ handover_required: false, handover_gate: false },
};
/** Whether a number of minutes is one that a project may choose. */
export const isChoosable = (min: number | null): min is number =>
  min !== null && Number.isInteger(min) && min >= 1 && min <= MOST_MIN;
