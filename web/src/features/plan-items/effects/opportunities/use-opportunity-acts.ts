import { useState } from 'react';
import { makeOpportunityDealsheet } from '#contract/plan-items/endpoints.ts';
import { OPPORTUNITY_PROBABILITIES, type OpportunityStage } from '#contract/plan-items/opportunity.ts';
import { call } from '../../../../platform/call.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/opportunities/messages.ts';
import { dealsheetHref, type OpportunityActs } from '../../components/opportunities/opportunity-verbs.ts';
import { usePlanItemWrites } from '../../mutations.ts';
import type { PlanHere } from '../forms/use-wording.ts';
import { useItemRemoval } from '../use-item-removal.ts';
import { type Turn, useItemTurn } from '../use-item-turn.ts';
import type { Opportunity } from './pipeline.ts';

/** An opportunity that comes to another stage, and to the probability that the stage begins with. */
export const turnTo = (item: Opportunity, stage: OpportunityStage): Turn => {
  const probability_pct = OPPORTUNITY_PROBABILITIES[stage];
  return {
    before: { kind: 'opportunity', item },
    after: { kind: 'opportunity', item: { ...item, stage, probability_pct } },
    change: { kind: 'opportunity', fields: { stage } },
    undo: { kind: 'opportunity', fields: { stage: item.stage, probability_pct: item.probability_pct } },
    said: t('moved', { name: item.name, stage: t(`stage_${stage}`) }),
  };
};

interface Given {
  readonly plan: PlanHere;
  readonly mayWrite: boolean;
  readonly onOpen: (opportunity: Opportunity) => void;
  readonly onGo: (href: string) => void;
}

/** What can be done with a plan's opportunities by whoever looks at them; `conflict` is for ConflictDialog. */
export function useOpportunityActs({ plan, mayWrite, onOpen, onGo }: Given) {
  const { turn, conflict } = useItemTurn(plan);
  const remove = useItemRemoval(plan);
  const { makeDealsheet } = useDealsheetMaking(plan.id, onGo);
  const mayMake = usePermissions().may(makeOpportunityDealsheet, { plan_id: plan.id });
  const acts: OpportunityActs = {
    open: onOpen,
    move: mayWrite
      ? (one, stage) => {
          if (stage !== one.stage) void turn(turnTo(one, stage));
        }
      : undefined,
    remove: mayWrite ? (item) => remove({ kind: 'opportunity', item }) : undefined,
    makeDealsheet: mayWrite && mayMake ? makeDealsheet : undefined,
  };
  return { acts, conflict };
}

/** Makes a dealsheet from an opportunity, once however often it is asked. */
function useDealsheetMaking(plan_id: string, onGo: (href: string) => void) {
  const { reread } = usePlanItemWrites(plan_id);
  const [isMaking, setMaking] = useState(false);
  const make = async ({ id }: Opportunity) => {
    if (isMaking) return;
    setMaking(true);
    try {
      const made = await call(makeOpportunityDealsheet, {
        params: { plan_id, item_id: id },
        body: { title: null },
      });
      toast.show({
        title: t('dealsheet_made', { code: made.code }),
        action: { label: t('open_dealsheet'), onSelect: () => onGo(dealsheetHref(made.dealsheet_id)) },
      });
    } catch (error) {
      const message = isCallError(error) ? error.message : undefined;
      toast.show({ title: t('dealsheet_failed'), message, err: error });
    } finally {
      setMaking(false);
      await reread().catch(() => undefined);
    }
  };
  return { makeDealsheet: (one: Opportunity) => void make(one) };
}
