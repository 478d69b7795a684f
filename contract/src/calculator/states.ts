import { z } from 'zod';

/** The states of a scenario, in the order of its life. */
export const SCENARIO_STATUSES = ['draft', 'frozen', 'converted'] as const;
/** A state of a scenario. */
export const scenarioStatus = z.enum(SCENARIO_STATUSES);
/** A state of a scenario. */
export type ScenarioStatus = z.infer<typeof scenarioStatus>;

/** What a calculation is solved for; the other two are given. */
export const UNKNOWNS = ['price', 'margin', 'utilisation'] as const;
/** What a calculation is solved for. */
export const unknown = z.enum(UNKNOWNS);
/** What a calculation is solved for. */
export type Unknown = z.infer<typeof unknown>;
