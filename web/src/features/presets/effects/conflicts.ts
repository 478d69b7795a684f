import { isSameLeaf, type Leaves, leavesOf, payloadOf } from '#contract/presets/leaves.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';
import { differencesOf } from './differences.ts';
import type { DraftValues } from './draft-values.ts';
import type { PlacedField } from './kinds/field.ts';
import { fieldsOf } from './kinds/sections.ts';
import { wordsOf } from './words.ts';

/** A draft as the form was opened with, as it stands there now, and as somebody else saved it meanwhile. */
export type ThreeDrafts = Readonly<Record<'base' | 'mine' | 'theirs', DraftValues>>;

const inWords = ({ payload, locked }: DraftValues, { path, field }: PlacedField): string => {
  const said = leavesOf(payload);
  const words = said.has(path) ? wordsOf(field, said.get(path)).join('; ') : t('not_said');
  return locked.includes(path) ? `${words} (${t('locked')})` : words;
};

/** The fields of a draft that two people changed, and differently, in words. */
export const conflictsOf = (kind: PresetKind, { base, mine, theirs }: ThreeDrafts): Conflict[] => {
  const paths = (one: DraftValues, other: DraftValues) =>
    new Set(differencesOf(kind, one, other).map(({ path }) => path));
  const sides = [paths(base, mine), paths(base, theirs), paths(mine, theirs)];
  return fieldsOf(kind)
    .filter(({ path }) => sides.every((side) => side.has(path)))
    .map((one) => ({
      ...{ field: one.path, label: one.field.label },
      ...{ yours: inWords(mine, one), theirs: inWords(theirs, one) },
    }));
};

/** Theirs with everything on top of it that was changed here. */
export const together = ({ base, mine, theirs }: ThreeDrafts): DraftValues => {
  const [old, here] = [leavesOf(base.payload), leavesOf(mine.payload)];
  const leaves = payloadOf(mergedLeaves(old, here, leavesOf(theirs.payload)));
  const lockedIn = ({ locked: paths }: DraftValues, path: string) => paths.includes(path);
  const locked = [...new Set([...theirs.locked, ...mine.locked])].filter((path) =>
    lockedIn(lockedIn(mine, path) === lockedIn(base, path) ? theirs : mine, path),
  );
  const said = leavesOf(leaves);
  return {
    payload: leaves,
    locked: locked.filter((path) => said.has(path)),
    note: mine.note === base.note ? theirs.note : mine.note,
  };
};

const mergedLeaves = (base: Leaves, mine: Leaves, theirs: Leaves): Leaves => {
  const changedHere = (path: string) => !isSameLeaf(base.get(path), mine.get(path));
  const leaves = new Map([...theirs].filter(([path]) => !changedHere(path) || mine.has(path)));
  for (const [path, value] of mine) if (changedHere(path)) leaves.set(path, value);
  return leaves;
};
