import { ButtonLink } from '../../../ui/action/button.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import type { PresetView } from '../effects/list-address.ts';
import { PRESETS } from '../effects/preset-address.ts';
import { t } from '../messages.ts';

type PresetListEmptyProps = { view: PresetView; filters: readonly string[]; onClear: () => void };

const ALL = { title: t('view_empty'), note: t('view_empty_note'), label: t('show_all'), href: PRESETS };

/** The list without a row: what a preset is, and how to make the first one. */
export const PresetListEmpty = ({ view, ...filters }: PresetListEmptyProps) => (
  <ListEmpty {...filters} nothingFound={t('nothing_found')} view={view === 'all' ? undefined : ALL}>
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href={`${PRESETS}/new`} variant="primary">
        {t('new_preset')}
      </ButtonLink>
    </Empty>
  </ListEmpty>
);
