import {
  IconArchive,
  IconCopy,
  IconDots,
  IconFileDollar,
  IconPrinter,
  IconRestore,
  IconSnowflake,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { convertScenario, updateScenario } from '#contract/calculator/endpoints.ts';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/action/menu.tsx';
import { CALCULATOR, dealsheetHref, printHref } from '../effects/scenario-address.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));
const ConvertDialog = lazy(() => import('./convert-dialog.tsx'));

type ScenarioVerbsProps = {
  scenario: Scenario;
  /** What was typed isn't saved: freezing and copying are of what is. */
  isUnsaved: boolean;
  onChanged: (scenario: Scenario) => void;
};

/** What one may do with a scenario now. */
export function ScenarioVerbs({ scenario, isUnsaved, onChanged }: ScenarioVerbsProps) {
  const permissions = usePermissions();
  const life = useLife();
  const [box, setBox] = useState<'copy' | 'convert' | null>(null);
  const params = { scenario_id: scenario.id };
  const mayWrite = permissions.may(updateScenario, params);
  const { status, archived_at, dealsheet_id } = scenario;
  const close = () => setBox(null);
  return (
    <>
      <ButtonLink icon={IconPrinter} href={printHref(scenario.id)}>
        {t('print')}
      </ButtonLink>
      {mayWrite && status === 'draft' && !archived_at && (
        <Button
          icon={IconSnowflake}
          disabled={isUnsaved || scenario.lines === 0}
          title={isUnsaved ? t('save_first') : undefined}
          onClick={() => void life.freeze(scenario, onChanged)}
        >
          {t('freeze')}
        </Button>
      )}
      {status === 'frozen' && !archived_at && permissions.may(convertScenario, params) && (
        <Button variant="primary" icon={IconFileDollar} onClick={() => setBox('convert')}>
          {t('convert')}
        </Button>
      )}
      {dealsheet_id && (
        <ButtonLink icon={IconFileDollar} href={dealsheetHref(dealsheet_id)}>
          {t('to_dealsheet')}
        </ButtonLink>
      )}
      {mayWrite && (
        <Menu
          trigger={<IconButton icon={IconDots} label={t('more')} />}
          entries={moreEntries(scenario, life, () => setBox('copy'))}
        />
      )}
      <Suspense fallback={null}>
        {box === 'copy' && <CopyDialog scenario={scenario} onClose={close} />}
        {box === 'convert' && <ConvertDialog scenario={scenario} onClose={close} />}
      </Suspense>
    </>
  );
}

const moreEntries = (scenario: Scenario, life: ReturnType<typeof useLife>, copy: () => void): MenuEntry[] => [
  { id: 'copy', label: t('copy'), icon: IconCopy, onSelect: copy },
  scenario.archived_at
    ? { id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => life.restore(scenario) }
    : {
        ...{ id: 'archive', label: t('archive'), icon: IconArchive, danger: true },
        onSelect: () => life.archive(scenario, CALCULATOR),
      },
];
