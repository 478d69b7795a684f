import { COMPARED } from '#contract/presets/compared.ts';
import { lockProblem } from '#contract/presets/locks.ts';
import type { TemplateRow } from '../queries/templates.ts';

/** Throws 422 `locked-by-preset` where the preset of a template locks its shifts. */
export const requireUnlocked = ({ preset }: Pick<TemplateRow, 'preset'>): void => {
  const lock = preset && { name: preset.name, locked: COMPARED.roster_template(preset).locked };
  const problem = lockProblem(lock ?? undefined, ['shifts']);
  if (problem) throw problem;
};
