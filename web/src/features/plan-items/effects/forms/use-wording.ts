import { useQueryClient } from '@tanstack/react-query';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import type { Reference } from '#contract/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { personChoices, serviceTypeChoices } from '../../../choices/queries.ts';
import { clientContacts } from '../../../clients/queries.ts';
import { planItems } from '../../queries.ts';
import type { Wording } from './item-form.ts';

/** What of its plan an item's form needs. */
export type PlanHere = Pick<AccountPlan, 'id' | 'client' | 'currency'>;

/** Ids in words, by what was read already: nobody is asked for a name. */
export function useWording(plan: PlanHere): Wording {
  const format = useFormat();
  const queries = useQueryClient();
  const nameOf = (id: string): string => {
    const items = queries.getQueryData(planItems(plan.id).queryKey);
    const contacts = queries.getQueryData(clientContacts(plan.client.id).queryKey)?.pages ?? [];
    const known: { id: string; name: string }[] = [
      ...(items?.stakeholders.map(({ id, contact }) => ({ id, name: contact.name })) ?? []),
      ...(items?.stakeholders.map(({ contact }) => contact) ?? []),
      ...(items?.actions.map(({ id, title }) => ({ id, name: title })) ?? []),
      ...(items?.opportunities ?? []),
      ...contacts
        .flatMap(({ data }) => data)
        .map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
      ...(items ? namedIn(items) : []),
      ...(queries.getQueryData(personChoices().queryKey)?.data ?? []),
      ...(queries.getQueryData(serviceTypeChoices().queryKey)?.data ?? []),
    ];
    return known.find((one) => one.id === id)?.name ?? '';
  };
  return { format, currency: plan.currency, nameOf };
}

/** Those of ours, and services, that come with the items themselves. */
const namedIn = ({ objectives, stakeholders, opportunities, actions, risks }: PlanItems): Reference[] => [
  ...[objectives, stakeholders, opportunities, actions, risks]
    .flat()
    .flatMap(({ owner }) => (owner ? [owner] : [])),
  ...opportunities.flatMap(({ service }) => (service ? [service] : [])),
];
