import { ButtonLink } from '../../../../ui/action/button.tsx';
import { ListEmpty } from '../../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DEALSHEETS, type DealsheetView } from '../../effects/list-address.ts';
import { t } from '../../messages.ts';

type DealsheetsEmptyProps = { view: DealsheetView; filters: readonly string[]; onClear: () => void };

const EVERYTHING = { label: t('show_all'), href: `${DEALSHEETS}?view=all` };
const OTHERS = { title: t('view_empty'), note: t('view_empty_note'), ...EVERYTHING };
const DECIDED = { title: t('nothing_to_decide'), note: t('nothing_to_decide_note'), ...EVERYTHING };
/** Views that are empty where there is nothing at all. */
const WHOLE: readonly DealsheetView[] = ['pipeline', 'all'];

/** Nothing to show: what a dealsheet is, and how to make the first one. */
export const DealsheetsEmpty = ({ view, ...filters }: DealsheetsEmptyProps) => (
  <ListEmpty
    {...filters}
    nothingFound={t('nothing_found')}
    view={WHOLE.includes(view) ? undefined : view === 'to_decide' ? DECIDED : OTHERS}
  >
    <Empty title={t('no_dealsheets')} note={t('no_dealsheets_note')}>
      <ButtonLink href={`${DEALSHEETS}/new`} variant="primary">
        {t('new_dealsheet')}
      </ButtonLink>
    </Empty>
  </ListEmpty>
);
