import { brokenRule, Failure } from '#contract/errors.ts';
import { leavesOf } from '#contract/presets/leaves.ts';
import { PAYLOADS } from '#contract/presets/payloads.ts';
import type { PresetKind } from '#contract/presets/states.ts';

/**
 * What a preset of a kind says, as its kind writes it. Throws 422 `preset-payload` with every field that the kind hasn't or
 * that has a wrong value.
 */
export const requirePayload = (kind: PresetKind, payload: object): object => {
  const read = PAYLOADS[kind].strict().safeParse(payload);
  if (read.success) return read.data;
  const fields = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: ['payload', key].join('.'),
          message: 'No such field: leave it out.',
        }))
      : [{ field: ['payload', ...issue.path.map(String)].join('.'), message: issue.message }],
  );
  throw new Failure('rule_broken', 'Some fields of this preset need another value.', {
    rule: 'preset-payload',
    fields,
  });
};

/** Throws 422 `locked-nothing` for a lock on what the preset doesn't say. */
export const requireLocked = (payload: object, locked: readonly string[]): void => {
  const said = leavesOf(payload);
  const loose = locked.find((path) => !said.has(path));
  if (loose !== undefined)
    throw brokenRule(
      'locked-nothing',
      'locked',
      `“${loose.slice(1)}” is locked, but the preset doesn’t say what it is: give it a value or unlock it.`,
    );
};
