import { useState } from 'react';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { t } from '../../components/whitespace/messages.ts';
import { usePlanItemWrites } from '../../mutations.ts';

type Unit = PlanItem<'unit'>;

/** The units whose place isn't the one that they have in `order`, each with it. */
export const misplaced = (order: readonly Unit[]): { readonly unit: Unit; readonly position: number }[] =>
  order
    .map((unit, position) => ({ unit, position }))
    .filter(({ unit, position }) => unit.position !== position);

/** The units with the one at `at` moved by `by` places. */
export const reordered = (units: readonly Unit[], at: number, by: number): Unit[] => {
  const moved = units[at];
  const others = units.filter((_, index) => index !== at);
  return moved ? [...others.slice(0, at + by), moved, ...others.slice(at + by)] : others;
};

/** Adds, renames, moves and takes out the units of a plan; `problem` says what was refused. */
export function useUnitWrites(plan_id: string, units: readonly Unit[]) {
  const writes = usePlanItemWrites(plan_id);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** True where it was done. */
  const attempt = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await deed();
      return true;
    } catch (error) {
      setProblem(refusedFields(error, t('stale'))[0]?.message ?? t('not_saved'));
      // What was refused was looked at too long ago, or is there by now.
      await writes.reread().catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const last = Math.max(-1, ...units.map(({ position }) => position));
  return {
    problem,
    isBusy,
    add: (name: string) => attempt(() => writes.add({ kind: 'unit', fields: { name, position: last + 1 } })),
    rename: (unit: Unit, name: string) =>
      attempt(() => writes.change(unit, { kind: 'unit', fields: { name } })),
    move: (at: number, by: number) =>
      attempt(async () => {
        for (const { unit, position } of misplaced(reordered(units, at, by)))
          await writes.change(unit, { kind: 'unit', fields: { position } });
      }),
    remove: async (unit: Unit) => {
      const ask = t('remove_ask', { name: unit.name });
      if (await question.confirm({ ask, note: t('remove_note') }))
        await attempt(() => writes.remove(unit, 'unit'));
    },
  };
}
