import { createProject } from '#contract/projects/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { t } from '../messages.ts';

type ListEmptyProps = {
  /** Labels of the filters that are on. */
  filters: readonly string[];
  onClear: () => void;
  /** The view shows everything that there is. */
  everything: boolean;
};

/** No rows: filters hide them, the view has none, or there are no projects yet. */
export function ListEmpty({ filters, onClear, everything }: ListEmptyProps) {
  const permissions = usePermissions();
  if (filters.length > 0)
    return <NothingFound title={t('nothing_found')} filters={filters} onClear={onClear} />;
  if (!everything)
    return (
      <Empty title={t('view_empty')} note={t('view_empty_note')}>
        <ButtonLink href="/manager/projects?view=all">{t('show_all')}</ButtonLink>
      </Empty>
    );
  if (!permissions.may(createProject)) return <Empty title={t('none_member')} note={t('none_member_note')} />;
  return (
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href="/manager/projects/new" variant="primary">
        {t('new_project')}
      </ButtonLink>
    </Empty>
  );
}
