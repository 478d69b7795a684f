import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrganizations } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { EVERYWHERE, type Place } from '../../effects/preferences/place.ts';
import { projectsIn } from '../../effects/preferences/wishes.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';

const ALL = 'all';

type PlaceFieldsProps = { place: Place; onChange: (place: Place) => void };

/** Chooses where choices hold: everywhere, in an organization, in a project of it. */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const organizations = useOrganizations();
  const go = (id: string | null) => {
    const organization = organizations.find((one) => one.id === id);
    onChange(organization ? { organization, project: null } : EVERYWHERE);
  };
  return (
    <div className={styles.fields}>
      <Select
        label={t('where')}
        options={[
          { value: ALL, label: t('everywhere') },
          ...organizations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={place.organization?.id ?? ALL}
        onChange={go}
      />
      {place.organization && (
        <ProjectField
          key={place.organization.id}
          organization={place.organization.id}
          project={place.project}
          onChange={(project) => onChange({ ...place, project })}
        />
      )}
    </div>
  );
}

type ProjectFieldProps = {
  organization: string;
  project: Place['project'];
  onChange: (project: Place['project']) => void;
};

function ProjectField({ organization, project, onChange }: ProjectFieldProps) {
  const [q, setQ] = useState('');
  const { data, error, isFetching } = useQuery(projectsIn(organization, q));
  const found = data?.data ?? [];
  const unlisted = project && found.every(({ id }) => id !== project.id) ? [project] : [];
  // The name of what is chosen stands in the field; it doesn't look for anything.
  const search = (text: string) => setQ(text === t('all_projects') || text === project?.name ? '' : text);
  return (
    <Select
      label={t('project')}
      options={[
        { value: ALL, label: t('all_projects') },
        ...unlisted.map(({ id, name }) => ({ value: id, label: name })),
        ...found.map(({ id, name, code }) => ({ value: id, label: name, ...(code ? { detail: code } : {}) })),
      ]}
      value={project?.id ?? ALL}
      onChange={(chosen) => onChange(found.find(({ id }) => id === chosen) ?? null)}
      onSearch={search}
      loading={isFetching}
      error={error && !data ? t('projects_failed') : undefined}
    />
  );
}
