import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { presetPreview, presetToApplyOver } from '../presets/applying.ts';
import { presetComparison, presetToApply } from '../presets/shapes.ts';
import { id, name } from '../shapes.ts';
import { calculationLine } from './inputs.ts';
import {
  SCENARIOS as ALL,
  mayCalculate as may,
  SCENARIO as ONE,
  scenarioParams as params,
} from './places.ts';
import { newScenario, scenario, scenarioChanges, scenarioSummary } from './shapes.ts';
import { scenarioStatus } from './states.ts';

/** Keys that the list of scenarios is sorted by; without one, what was changed last comes first. */
export const SCENARIO_SORTS = ['updated_at', 'name', 'number'] as const;

/** Filters of the list of scenarios. `q` looks into name and code. */
export const scenarioFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(scenarioStatus),
  client_id: several(id),
  /** The archived ones instead of the others. */
  archived: z.stringbool().default(false),
});
/** Filters of the list of scenarios. */
export type ScenarioFilters = z.infer<typeof scenarioFilters>;

/** The scenarios of the organization. */
export const listScenarios = endpoint({
  method: 'GET',
  path: ALL,
  summary: 'List scenarios',
  access: may('read'),
  query: z.object({
    ...pageQuery.shape,
    ...scenarioFilters.shape,
    sort: sortBy(['-updated_at', ...SCENARIO_SORTS]),
  }),
  response: page(scenarioSummary),
});

/**
 * Makes a draft. 422 with the name of the first broken rule and the fields of all: `quantity-out-of-range`, `rate-out-of-range`,
 * `percentage-out-of-range`, `amount-out-of-range`, `unknown-phase`, `key-taken`, `no-exchange-rate`, `too-much-money`; `reference` of a
 * client that isn't there to be chosen, `unknown-service`, `service-retired` of one that is newly chosen; `preset-deprecated`, `archived`
 * of the preset, `locked-by-preset`, and `too-many-lines` of what a preset adds. 403 `preset-apply`.
 */
export const createScenario = endpoint({
  method: 'POST',
  path: ALL,
  summary: 'Create a scenario',
  access: may('write'),
  body: newScenario,
  response: scenario,
  status: 201,
});

/** The scenario that was changed last, for who asks for none by its id. 404 where there is none. */
export const readLatestScenario = endpoint({
  method: 'GET',
  path: '/calculator/latest',
  summary: 'Read the latest scenario',
  access: may('read'),
  response: scenario,
});

/** A scenario, archived or not. */
export const readScenario = endpoint({
  method: 'GET',
  path: ONE,
  summary: 'Read a scenario',
  access: may('read'),
  params,
  response: scenario,
});

/**
 * Changes a draft, and calculates it anew with the rates of its day. 422 as `createScenario`, `scenario-frozen` of one that is frozen
 * or converted, `archived`. Nothing is written where nothing differs.
 */
export const updateScenario = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a scenario',
  access: may('write'),
  params,
  body: scenarioChanges,
  response: scenario,
});

/** Archives a scenario. `restoreScenario` brings it back. */
export const archiveScenario = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Archive a scenario',
  access: may('write'),
  params,
});

/** Brings an archived scenario back. */
export const restoreScenario = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Restore a scenario',
  access: may('write'),
  params,
  response: scenario,
});

/** Makes a draft with the inputs of a scenario in any state, to go on from or to compare with, counted anew. 422 as `createScenario`. */
export const copyScenario = endpoint({
  method: 'POST',
  path: `${ONE}/copy`,
  summary: 'Copy a scenario',
  access: may('write'),
  params,
  body: z.object({ name }),
  response: scenario,
  status: 201,
});

/** Freezes a draft: its inputs, rates and results stay as they were saved. 412, 422 `scenario-frozen`, `archived`, `nothing-to-freeze` without lines. */
export const freezeScenario = endpoint({
  method: 'POST',
  path: `${ONE}/freeze`,
  summary: 'Freeze a scenario',
  access: may('write'),
  params,
  body: z.object({ version: z.int() }),
  response: scenario,
});

/**
 * Makes a dealsheet for a client from a frozen scenario, to the cent what was frozen. 422 `not-frozen`, `scenario-converted`, `archived`,
 * `reference`, `client-archived`.
 */
export const convertScenario = endpoint({
  method: 'POST',
  path: `${ONE}/convert`,
  summary: 'Convert a scenario into a dealsheet',
  access: may('convert'),
  params,
  body: z.object({ client_id: id, title: name }),
  response: z.object({ dealsheet_id: id }),
  status: 201,
});

/** Which preset was applied to a scenario, and what has drifted from it. */
export const readScenarioPreset = endpoint({
  method: 'GET',
  path: `${ONE}/preset`,
  summary: 'Compare a scenario with its preset',
  access: may('read'),
  params,
  response: presetComparison,
});

/** What applying a revision would do to a scenario; `lines` would be added, which happens the first time alone. */
export const scenarioPresetPreview = presetPreview.extend({ lines: z.array(calculationLine) });
/** What applying a revision would do to a scenario. */
export type ScenarioPresetPreview = z.infer<typeof scenarioPresetPreview>;

/** What applying a revision would do to a scenario, without doing it. 403 `preset-apply`, 422 `preset-deprecated`, `archived`, `scenario-frozen`. */
export const previewScenarioPreset = endpoint({
  method: 'POST',
  path: `${ONE}/preset/preview`,
  summary: 'Preview what a preset does to a scenario',
  access: may('write'),
  params,
  body: presetToApply,
  response: scenarioPresetPreview,
  status: 200,
});

/** Applies a revision, the first time or again: what was changed here stays unless it is locked or named in `take`. 412, 422. */
export const applyScenarioPreset = endpoint({
  method: 'POST',
  path: `${ONE}/preset`,
  summary: 'Apply a preset to a scenario',
  access: may('write'),
  params,
  body: presetToApplyOver,
  response: scenario,
  status: 200,
});

/** Takes the preset off a scenario: its values stay, and nothing is locked any more. */
export const removeScenarioPreset = endpoint({
  method: 'DELETE',
  path: `${ONE}/preset`,
  summary: 'Remove the preset of a scenario',
  access: may('write'),
  params,
});
