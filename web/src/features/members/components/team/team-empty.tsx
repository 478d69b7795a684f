import { ButtonLink } from '../../../../ui/action/button.tsx';
import { ListEmpty } from '../../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import type { TeamView } from '../../effects/list-address.ts';
import { t } from '../../messages.ts';

type TeamEmptyProps = {
  view: TeamView;
  filters: readonly string[];
  onClear: () => void;
  /** Address of the team. */
  path: string;
  /** Address of the page that invites; absent for those who may not. */
  inviteHref: string | undefined;
};

/** The team without a row: how people come onto it. */
export const TeamEmpty = ({ view, path, inviteHref, ...filters }: TeamEmptyProps) => (
  <ListEmpty
    {...filters}
    nothingFound={t('nothing_found')}
    view={
      view === 'all'
        ? undefined
        : { title: t('view_empty'), note: t('view_empty_note'), label: t('show_all'), href: path }
    }
  >
    <Empty title={t('nobody')} note={t('nobody_note')}>
      {inviteHref && (
        <ButtonLink href={inviteHref} variant="primary">
          {t('invite')}
        </ButtonLink>
      )}
    </Empty>
  </ListEmpty>
);
