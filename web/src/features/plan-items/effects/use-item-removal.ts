import { useQueryClient } from '@tanstack/react-query';
import type { KeptPlanItem, PlanItemChange, PlanItems } from '#contract/plan-items/endpoints.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { type SeenItem, usePlanItemWrites } from '../mutations.ts';
import { planItems } from '../queries.ts';
import { formed } from './forms/form-of.ts';
import { type PlanHere, useWording } from './forms/use-wording.ts';

/** Takes items out of a plan, with Undo; what takes more along than can be brought back is asked about first. */
export function useItemRemoval(plan: PlanHere) {
  const queries = useQueryClient();
  const wording = useWording(plan);
  const writes = usePlanItemWrites(plan.id);
  const fail = (error: unknown) => {
    void writes.reread();
    const message = isCallError(error, 412) ? t('stale') : isCallError(error) ? error.message : undefined;
    toast.show({ title: t('failed'), message });
  };
  const remove = async (kept: KeptPlanItem, name: string): Promise<void> => {
    const items = queries.getQueryData(planItems(plan.id).queryKey);
    const pointing = items ? pointersTo(items, kept.item.id) : [];
    const { again } = formed(kept);
    const bringBack = async () => {
      const made = await writes.add(again);
      for (const { seen, change } of pointing) {
        const [now] = currentOf(queries.getQueryData(planItems(plan.id).queryKey), seen);
        await writes.change(now ?? seen, change(made.item.id));
      }
      toast.show({ title: t('back', { name }) });
    };
    try {
      await writes.remove(kept.item, kept.kind);
      const action = { onSelect: () => void bringBack().catch(fail) };
      toast.show({ title: t('removed', { name }), ...(kept.kind === 'unit' ? {} : { action }) });
    } catch (error) {
      fail(error);
    }
  };
  return (kept: KeptPlanItem): void => {
    const name = formed(kept).name(wording);
    const isAsked = kept.kind === 'unit' || (kept.kind === 'opportunity' && kept.item.dealsheet !== null);
    if (!isAsked) return void remove(kept, name);
    question.ask({
      ask: t('remove_ask', { name }),
      note: t(kept.kind === 'unit' ? 'remove_unit' : 'remove_opportunity'),
      accept: () => void remove(kept, name),
    });
  };
}

interface Pointing {
  readonly seen: SeenItem;
  readonly change: (id: string) => PlanItemChange;
}

/** What names an item that is taken out, and how it names it again. */
const pointersTo = ({ stakeholders, swot }: PlanItems, gone: string): Pointing[] => [
  ...stakeholders
    .filter(({ reports_to }) => reports_to === gone)
    .map((seen) => ({
      ...{ seen, change: (reports_to: string) => ({ kind: 'stakeholder', fields: { reports_to } }) as const },
    })),
  ...swot
    .filter(({ action_id }) => action_id === gone)
    .map((seen) => ({
      ...{ seen, change: (action_id: string) => ({ kind: 'swot', fields: { action_id } }) as const },
    })),
];

const currentOf = (items: PlanItems | undefined, { id }: SeenItem): SeenItem[] =>
  items ? [...items.stakeholders, ...items.swot].filter((one) => one.id === id) : [];
