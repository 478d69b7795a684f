import { IconArchive } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { ScenarioStatusText } from '../components/scenario-status.tsx';
import { ScenarioVerbs } from '../components/scenario-verbs.tsx';
import { Workspace } from '../components/workspace.tsx';
import { CALCULATOR } from '../effects/scenario-address.ts';
import { useScenarioForm } from '../effects/use-scenario-form.ts';
import { t } from '../messages.ts';
import { scenario } from '../queries.ts';

/** A scenario as it is worked out. It stays over the version that was seen, whatever is read meanwhile. */
export function ScenarioScreen({ id }: { id: string }) {
  const { data } = useSuspenseQuery(scenario(id));
  const [opened, setOpened] = useState({ scenario: data, round: 0 });
  const replace = (next: Scenario) => setOpened({ scenario: next, round: opened.round + 1 });
  // Archiving and restoring are done beside what is typed.
  const isMoved = data.archived_at !== opened.scenario.archived_at && data.version > opened.scenario.version;
  return (
    <Opened key={`${opened.round} ${isMoved}`} first={isMoved ? data : opened.scenario} onChanged={replace} />
  );
}

type OpenedProps = { first: Scenario; onChanged: (scenario: Scenario) => void };

function Opened({ first, onChanged }: OpenedProps) {
  const { base, form, conflict } = useScenarioForm(first, onChanged);
  return (
    <DetailPage
      title={base.name}
      crumbs={[{ label: t('calculator'), href: CALCULATOR }, { label: base.code }]}
      statuses={
        <>
          <ScenarioStatusText status={base.status} />
          {base.archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
        </>
      }
      actions={<ScenarioVerbs scenario={base} isUnsaved={form.changed} onChanged={onChanged} />}
    >
      <Workspace {...{ base, form, onChanged }} />
      <ConflictDialog {...conflict} />
    </DetailPage>
  );
}
