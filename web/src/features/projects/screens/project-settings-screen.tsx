import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../components/settings/settings.module.css';
import { SettingsForm } from '../components/settings/settings-form.tsx';
import { StateCard } from '../components/settings/state-card.tsx';
import { project } from '../queries.ts';

/** A project's state and every field of it. An archived one can only be restored. */
export function ProjectSettingsScreen({ project_id }: { project_id: string }) {
  const { data } = useSuspenseQuery(project(project_id));
  const [begun, setBegun] = useState(data);
  return (
    <div className={styles.settings}>
      <div className={styles.card}>
        <StateCard project={data} />
      </div>
      {data.status !== 'archived' && <SettingsForm key={begun.version} project={begun} onSaved={setBegun} />}
    </div>
  );
}
