import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../../ui/form/select.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { chosenClients, clientChoices, personChoices } from '../../choices/queries.ts';
import { project, projectList } from '../../projects/queries.ts';
import { type ExportValues, LABELS } from '../effects/use-export-form.ts';
import { t } from '../messages.ts';

type FieldsProps = { form: Form<ExportValues> };
type Named = { readonly id: string; readonly name: string; readonly code?: string | null };

/** Of one client, project or person alone, where that is wanted. */
export function OfFields({ form }: FieldsProps) {
  const people = useQuery(personChoices());
  return (
    <>
      <FieldPair>
        <ClientField form={form} />
        <ProjectField form={form} />
      </FieldPair>
      <Select
        {...form.field('member_id')}
        label={LABELS.member_id}
        optional
        searchable
        placeholder={t('any_member')}
        options={optionsOf(people.data?.data)}
        loading={people.isPending}
      />
    </>
  );
}

function ClientField({ form }: FieldsProps) {
  const { client_id } = form.values;
  const [q, setQ] = useState('');
  const found = useQuery(clientChoices(q));
  const chosen = useQuery({ ...chosenClients(client_id ? [client_id] : []), enabled: client_id !== null });
  const options = optionsOf(found.data?.data, q ? [] : chosen.data?.data);
  return (
    <Select
      {...form.field('client_id')}
      label={LABELS.client_id}
      optional
      placeholder={t('any_client')}
      options={options}
      onSearch={(text) => setQ(options.some(({ label }) => label === text) ? '' : text)}
      loading={found.isPending}
    />
  );
}

function ProjectField({ form }: FieldsProps) {
  const { project_id } = form.values;
  const [q, setQ] = useState('');
  const found = useQuery(projectList({ ...(q ? { q } : {}), sort: 'name', per_page: 50 }));
  const chosen = useQuery({ ...project(project_id ?? ''), enabled: project_id !== null });
  const options = optionsOf(found.data?.data, q || !chosen.data ? [] : [chosen.data]);
  return (
    <Select
      {...form.field('project_id')}
      label={LABELS.project_id}
      optional
      placeholder={t('any_project')}
      options={options}
      onSearch={(text) => setQ(options.some(({ label }) => label === text) ? '' : text)}
      loading={found.isPending}
    />
  );
}

/** What was found, and what is chosen already. */
const optionsOf = (found: readonly Named[] = [], chosen: readonly Named[] = []) =>
  [...found, ...chosen.filter(({ id }) => found.every((one) => one.id !== id))].map(({ id, name, code }) => ({
    value: id,
    label: name,
    ...(code ? { detail: code } : {}),
  }));
