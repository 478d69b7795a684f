import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listAccountPlans } from '#contract/account-plans/endpoints.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { accountPlan, planChoices, planStatusWord } from '../../../account-plans/queries.ts';
import { chosenClients, clientChoices } from '../../../choices/queries.ts';
import { t } from '../../messages.ts';
import { optionsOf } from '../options-of.ts';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

/** Whom the work is for, and the account plan of theirs that it serves. Another client takes the plan off; going back brings it back. */
export function ClientFields({ form }: { form: ProjectForm }) {
  const { client_id, account_plan_id } = form.values;
  const { may } = usePermissions();
  const left = useRef(new Map<string, string | null>());
  const change = (chosen: string | null) => {
    if (chosen === client_id) return;
    if (client_id) left.current.set(client_id, account_plan_id);
    form.fill({ client_id: chosen, account_plan_id: (chosen && left.current.get(chosen)) || null });
  };
  return (
    <>
      <ClientField form={form} onChange={change} />
      {client_id && may(listAccountPlans) && <PlanField form={form} client_id={client_id} />}
    </>
  );
}

type ClientFieldProps = { form: ProjectForm; onChange: (client_id: string | null) => void };

function ClientField({ form, onChange }: ClientFieldProps) {
  const [q, setQ] = useState('');
  const { client_id } = form.values;
  const found = useQuery(clientChoices(q));
  const chosen = useQuery({ ...chosenClients(client_id ? [client_id] : []), enabled: client_id !== null });
  const options = optionsOf(found.data?.data, q ? [] : chosen.data?.data);
  const search = (text: string) => setQ(options.some(({ label }) => label === text) ? '' : text);
  return (
    <Select
      label={t('client')}
      options={options}
      onSearch={search}
      loading={found.isPending}
      {...form.field('client_id')}
      onChange={onChange}
    />
  );
}

/** Only where the client has plans; the active one comes first, and one that is chosen stays though it is archived since. */
function PlanField({ form, client_id }: { form: ProjectForm; client_id: string }) {
  const { account_plan_id } = form.values;
  const found = useQuery(planChoices(client_id)).data?.data;
  const isMissing = account_plan_id !== null && found?.every(({ id }) => id !== account_plan_id) === true;
  const chosen = useQuery({ ...accountPlan(account_plan_id ?? ''), enabled: isMissing }).data;
  const plans = [...(isMissing && chosen ? [chosen] : []), ...(found ?? [])];
  if (plans.length === 0 && !account_plan_id) return null;
  return (
    <Select
      label={t('account_plan')}
      note={f('account_plan_note')}
      optional
      options={activeFirst(plans).map(({ id, name, status }) => ({
        ...{ value: id, label: name, detail: planStatusWord(status) },
      }))}
      loading={!found}
      {...form.field('account_plan_id')}
    />
  );
}

const activeFirst = <Plan extends { readonly status: string }>(plans: readonly Plan[]): Plan[] => [
  ...plans.filter(({ status }) => status === 'active'),
  ...plans.filter(({ status }) => status !== 'active'),
];
