import { z } from 'zod';
import { appliedPreset } from '../presets/shapes.ts';
import { entity, id, minorUnits, name, reference } from '../shapes.ts';
import { calculatorInputs } from './inputs.ts';
import { calculationResults } from './results.ts';
import { scenarioStatus } from './states.ts';

/** A new scenario; what isn't said of its inputs begins empty, in the organization's currency, or as a preset says. */
export const newScenario = z.object({
  name,
  client_id: id.nullable().default(null),
  inputs: calculatorInputs.partial().default({}),
  preset: z
    .object({ preset_id: id, revision: z.int().min(1, 'Choose a revision.') })
    .nullable()
    .default(null),
});
/** A new scenario. */
export type NewScenario = z.infer<typeof newScenario>;

/** What changes of a draft. `inputs` come whole. */
export const scenarioChanges = z
  .object({ name, client_id: id.nullable(), inputs: calculatorInputs })
  .partial();
/** What changes of a draft. */
export type ScenarioChanges = z.infer<typeof scenarioChanges>;

/**
 * A scenario in a list. `number` is its own in the organization, from 1; `code` = how it is named in print, such as `CALC-0012`.
 * Prices and margins in minor units of `currency`.
 */
export const scenarioSummary = z.object({
  ...entity.shape,
  ...{ number: z.int(), code: z.string(), name: z.string(), status: scenarioStatus },
  ...{ client: reference.nullable(), author: reference.nullable(), lines: z.int() },
  ...{
    currency: z.string(),
    price_minor: minorUnits,
    cost_minor: minorUnits,
    margin_pct: z.string().nullable(),
  },
  ...{ dealsheet_id: id.nullable(), preset: appliedPreset.nullable() },
});
/** A scenario in a list. */
export type ScenarioSummary = z.infer<typeof scenarioSummary>;

/** What a currency was worth on the day that a calculation goes by. */
export const usedRate = z.object({
  currency: z.string(),
  into: z.string(),
  rate: z.string(),
  day: z.iso.date(),
});

/**
 * A scenario whole. `results` were calculated by `engine_version` when it was saved last, with `rates`; of one that is frozen both
 * stay as they are, whatever the engine and the rates become.
 */
export const scenario = scenarioSummary.extend({
  inputs: calculatorInputs,
  results: calculationResults,
  rates: z.array(usedRate),
  engine_version: z.int(),
});
/** A scenario whole. */
export type Scenario = z.infer<typeof scenario>;
