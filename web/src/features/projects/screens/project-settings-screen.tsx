import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { listProjectChanges } from '#contract/projects/endpoints.ts';
import type { ProjectChanges as Fields, Project } from '#contract/projects/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';
import { t } from '../components/changes/messages.ts';
import { ProjectChanges } from '../components/changes/project-changes.tsx';
import { PresetCard } from '../components/preset/preset-card.tsx';
import styles from '../components/settings/settings.module.css';
import { SettingsForm } from '../components/settings/settings-form.tsx';
import { StateCard } from '../components/settings/state-card.tsx';
import { useUndoSettings } from '../effects/use-undo-settings.ts';
import { project } from '../queries.ts';

type SettingsScreenProps = {
  project_id: string;
  /** What other features keep for the project, while it isn't archived. */
  beside?: ReactNode;
};

/** A project's state, every field of it, and what happened to it. An archived one can only be restored. */
export function ProjectSettingsScreen({ project_id, beside }: SettingsScreenProps) {
  const { data } = useSuspenseQuery(project(project_id));
  const [begun, setBegun] = useState(data);
  const isTyping = useRef(false);
  const setTyping = useCallback((isChanged: boolean) => {
    isTyping.current = isChanged;
  }, []);
  // What is being typed stays; saving it meets the version that undoing made, and says so only where both changed a field.
  const follow = (changed: Project) => {
    if (!isTyping.current) setBegun(changed);
  };
  const offerUndo = useUndoSettings(project_id, follow);
  const proceed = (saved: Project, back?: Fields) => {
    setBegun(saved);
    if (back) offerUndo(saved, back);
  };
  const permissions = usePermissions();
  return (
    <div className={styles.settings}>
      <div className={styles.form}>
        <div className={styles.card}>
          <StateCard project={data} />
        </div>
        {data.status !== 'archived' && (
          <SettingsForm key={begun.version} project={begun} onSaved={proceed} onChanged={setTyping} />
        )}
      </div>
      <div className={styles.changes}>
        {data.status !== 'archived' && <PresetCard project={data} onChanged={follow} />}
        {data.status !== 'archived' && beside}
        {permissions.may(listProjectChanges, { project_id }) && (
          <ProjectChanges project={data} title={t('changes')} />
        )}
      </div>
    </div>
  );
}
