import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProjectChanges } from '#contract/projects/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { t } from '../components/changes/messages.ts';
import { ProjectChanges } from '../components/changes/project-changes.tsx';
import styles from '../components/settings/settings.module.css';
import { SettingsForm } from '../components/settings/settings-form.tsx';
import { StateCard } from '../components/settings/state-card.tsx';
import { project } from '../queries.ts';

/** A project's state, every field of it, and what happened to it. An archived one can only be restored. */
export function ProjectSettingsScreen({ project_id }: { project_id: string }) {
  const { data } = useSuspenseQuery(project(project_id));
  const [begun, setBegun] = useState(data);
  const permissions = usePermissions();
  return (
    <div className={styles.settings}>
      <div className={styles.form}>
        <div className={styles.card}>
          <StateCard project={data} />
        </div>
        {data.status !== 'archived' && (
          <SettingsForm key={begun.version} project={begun} onSaved={setBegun} />
        )}
      </div>
      {permissions.may(listProjectChanges, { project_id }) && (
        <div className={styles.changes}>
          <ProjectChanges project={data} title={t('changes')} />
        </div>
      )}
    </div>
  );
}
