import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrganizations } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { type Asking, domainOf, type Ground, groundOf, QUESTION_PLACES } from '../../effects/question.ts';
import { projectsOf } from '../../queries.ts';
import { IdSelect } from './id-select.tsx';
import { t } from './messages.ts';

const PLACE_OPTIONS = QUESTION_PLACES.map((value) => ({ value, label: t(`where_${value}`) }));

/** Above the organizations, in one, or in a project of one. */
export function WhereFields({ value, onChange }: Asking) {
  const ground = groundOf(value.domain);
  const organizations = useOrganizations();
  const go = (next: Partial<Ground>) => onChange({ ...value, domain: domainOf({ ...ground, ...next }) });
  return (
    <>
      <Select
        label={t('where')}
        options={PLACE_OPTIONS}
        value={ground.place}
        onChange={(word) => go({ place: QUESTION_PLACES.find((one) => one === word) ?? 'organization' })}
      />
      {ground.place !== 'root' && (
        <IdSelect
          label={t('organization')}
          any={t('any_organization')}
          found={organizations}
          value={ground.organization}
          onChange={(organization) => go({ organization, project: null })}
        />
      )}
      {ground.place === 'project' && <ProjectField {...ground} onChange={(project) => go({ project })} />}
    </>
  );
}

function ProjectField({
  organization,
  project,
  onChange,
}: Ground & { onChange: (project: string | null) => void }) {
  const [q, setQ] = useState('');
  const isOpen = organization !== null;
  const { data, isFetching } = useQuery({ ...projectsOf(organization ?? '', q), enabled: isOpen });
  return (
    <IdSelect
      label={t('project')}
      any={t('any_project')}
      found={isOpen ? (data?.data ?? []) : []}
      value={project}
      onChange={onChange}
      onSearch={setQ}
      loading={isFetching}
    />
  );
}
