import { IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { OPPORTUNITY_STAGES, type OpportunityStage } from '#contract/plan-items/opportunity.ts';
import type { MenuEntry, MenuSection } from '../../../../ui/action/menu.tsx';
import type { Opportunity } from '../../effects/opportunities/pipeline.ts';
import { t } from './messages.ts';

/** What can be done with opportunities; nothing but opening where the plan is read alone. */
export interface OpportunityActs {
  readonly open: (opportunity: Opportunity) => void;
  readonly move: ((opportunity: Opportunity, stage: OpportunityStage) => void) | undefined;
  readonly remove: ((opportunity: Opportunity) => void) | undefined;
  /** For those who may make dealsheets. */
  readonly makeDealsheet: ((opportunity: Opportunity) => void) | undefined;
}

const Acts = createContext<OpportunityActs>({
  open: () => undefined,
  move: undefined,
  remove: undefined,
  makeDealsheet: undefined,
});

/** Hands the deeds on to what is drawn below. */
export const OpportunityActsProvider = Acts.Provider;

/** What can be done with opportunities here. */
export const useOpportunityActs = (): OpportunityActs => use(Acts);

/** Address of a dealsheet. */
export const dealsheetHref = (id: string): string => `/manager/dealsheets/${id}`;

const verbsOf = (one: Opportunity, { open, makeDealsheet, remove, move }: OpportunityActs): MenuEntry[] => [
  ...(move ? [{ id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => open(one) }] : []),
  ...(one.dealsheet
    ? [
        {
          ...{ id: 'dealsheet', label: t('dealsheet'), icon: IconFileText },
          ...{ detail: one.dealsheet.code, href: dealsheetHref(one.dealsheet.id) },
        },
      ]
    : []),
  ...(!one.dealsheet && makeDealsheet
    ? [
        {
          ...{ id: 'make', label: t('make_dealsheet'), icon: IconFileText },
          onSelect: () => makeDealsheet(one),
        },
      ]
    : []),
  ...(remove
    ? [
        {
          ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
          onSelect: () => remove(one),
        },
      ]
    : []),
];

/** An opportunity's menu: its verbs, and the stages that it may be moved to. */
export const menuOf = (one: Opportunity, acts: OpportunityActs): MenuSection[] => {
  const { move } = acts;
  const verbs = { id: 'verbs', entries: verbsOf(one, acts) };
  if (!move) return [verbs].filter(({ entries }) => entries.length > 0);
  const stages = OPPORTUNITY_STAGES.filter((stage) => stage !== one.stage).map((stage) => ({
    ...{ id: stage, label: t(`stage_${stage}`), onSelect: () => move(one, stage) },
  }));
  return [{ id: 'stages', label: t('move_to'), entries: stages }, verbs];
};
