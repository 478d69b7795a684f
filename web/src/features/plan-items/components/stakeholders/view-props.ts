import type { PlanItem } from '#contract/plan-items/items.ts';
import type { Turn } from '../../effects/use-item-turn.ts';
import type { ContactWord } from '../../effects/use-last-contacts.ts';

/** What the map and the list of stakeholders take alike. */
export type ViewProps = {
  stakeholders: readonly PlanItem<'stakeholder'>[];
  contacts: ContactWord;
  mayWrite: boolean;
  turn: (turn: Turn) => Promise<void>;
  onOpen: (item: PlanItem<'stakeholder'>) => void;
  onRemove: (item: PlanItem<'stakeholder'>) => void;
};
