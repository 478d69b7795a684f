import { ButtonLink } from '../../../ui/action/button.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import type { ScenarioView } from '../effects/list-address.ts';
import { CALCULATOR } from '../effects/scenario-address.ts';
import { t } from '../messages.ts';

type ScenarioListEmptyProps = { view: ScenarioView; filters: readonly string[]; onClear: () => void };

const ALL = { title: t('view_empty'), note: t('view_empty_note'), label: t('show_all'), href: CALCULATOR };

/** The list without a row: what a scenario is, and how the first one begins. */
export const ScenarioListEmpty = ({ view, ...filters }: ScenarioListEmptyProps) => (
  <ListEmpty {...filters} nothingFound={t('nothing_found')} view={view === 'all' ? undefined : ALL}>
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href={`${CALCULATOR}/new`} variant="primary">
        {t('from_preset')}
      </ButtonLink>
    </Empty>
  </ListEmpty>
);
