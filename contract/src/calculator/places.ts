import { z } from 'zod';
import { id } from '../shapes.ts';

/** Where the scenarios of an organization are asked for. */
export const SCENARIOS = '/calculator/scenarios';
/** Where one of them is. */
export const SCENARIO = `${SCENARIOS}/:scenario_id` as const;

/** What whoever asks for scenarios has to be allowed. */
export const mayCalculate = (action: 'read' | 'write' | 'convert') =>
  ({ scope: 'organization', object: '/calculator', action }) as const;
/** Which one. */
export const scenarioParams = z.object({ scenario_id: id });
