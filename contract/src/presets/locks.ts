import { Failure } from '../errors.ts';
import { isLocked, type Lock } from './locked.ts';

/** 422 `locked-by-preset` beside each of the changed fields that is locked, where `place` says that it is written; null where none is. */
export const lockProblem = (
  lock: Lock | undefined,
  changed: readonly string[],
  place = (field: string): string => field,
): Failure | null => {
  const fields = lock ? changed.filter((field) => isLocked(lock, field)) : [];
  if (!lock || fields.length === 0) return null;
  const message = `The preset “${lock.name}” locks this field: change it in the preset, or remove the preset here.`;
  return new Failure('rule_broken', message, {
    rule: 'locked-by-preset',
    fields: fields.map((field) => ({ field: place(field), message })),
  });
};
