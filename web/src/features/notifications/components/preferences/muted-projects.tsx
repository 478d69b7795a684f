import { useQuery } from '@tanstack/react-query';
import { useOrganizations } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { mutedProjects, type Scope } from '../../effects/preferences/in-force.ts';
import { muting } from '../../effects/preferences/muting.ts';
import { type Choosing, fieldsOf } from '../../effects/preferences/place.ts';
import { projectIn } from '../../effects/preferences/wishes.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';

/** The projects that are told of in the inbox only, each to be heard of again; nothing where there are none. */
export function MutedProjects(choosing: Choosing) {
  const muted = mutedProjects(choosing.wishes.preferences);
  if (muted.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('muted')}</h3>
      <Text small muted>
        {t('muted_note')}
      </Text>
      <ul>
        {muted.map((scope) => (
          <MutedProject key={fieldsOf(scope)} scope={scope} choosing={choosing} />
        ))}
      </ul>
    </section>
  );
}

function MutedProject({ scope, choosing }: { scope: Scope; choosing: Choosing }) {
  const { data } = useQuery(projectIn(scope.organization_id ?? '', scope.project_id ?? ''));
  const organization = useOrganizations().find(({ id }) => id === scope.organization_id);
  const project = data?.name ?? t('unknown_project');
  return (
    <li className={styles.muted}>
      <span className={styles.words}>
        <Text strong>{project}</Text>
        {organization && (
          <Text small muted>
            {organization.name}
          </Text>
        )}
      </span>
      <Button
        small
        aria-label={t('unmute_named', { project })}
        onClick={() => choosing.choose(muting(scope, project, false))}
      >
        {t('unmute')}
      </Button>
    </li>
  );
}
