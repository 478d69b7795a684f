import type { Mutant } from './mutant.ts';
import { DECLARATIONS } from './mutants/declarations.ts';
import { DECIDING } from './mutants/evaluator.ts';
import { GUARDS } from './mutants/guards.ts';
import { POLICY } from './mutants/policy.ts';
import { RATES_OF_PEOPLE } from './mutants/rates-of-people.ts';
import { READINGS } from './mutants/readings.ts';
import { RULES } from './mutants/rules.ts';
import { TENANCY } from './mutants/tenancy.ts';

/** All of them. */
export const MUTANTS: readonly Mutant[] = [
  ...POLICY,
  ...DECLARATIONS,
  ...GUARDS,
  ...TENANCY,
  ...READINGS,
  ...RULES,
  ...RATES_OF_PEOPLE,
  ...DECIDING,
];
