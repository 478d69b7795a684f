import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createProject } from '#contract/projects/endpoints.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { t } from '../messages.ts';
import { projectList } from '../queries.ts';

type ProjectListEmptyProps = {
  /** Labels of the filters that are on. */
  filters: readonly string[];
  onClear: () => void;
  /** The view shows everything that there is. */
  everything: boolean;
  /** Address of the list. */
  path: string;
};

const ALL = {
  title: t('view_empty'),
  note: t('view_empty_note'),
  label: t('show_all'),
};

/** The list without a row. A view is only called empty where there are projects outside of it. */
export default function ProjectListEmpty({ filters, onClear, everything, path }: ProjectListEmptyProps) {
  const isView = filters.length === 0 && !everything;
  const { data, isPending } = useQuery({ ...projectList({ per_page: 1 }), enabled: isView });
  if (isView && isPending) return null;
  const isEmptyView = isView && data?.data.length !== 0;
  return (
    <ListEmpty
      filters={filters}
      onClear={onClear}
      nothingFound={t('nothing_found')}
      view={isEmptyView ? { ...ALL, href: `${path}?view=all` } : undefined}
    >
      <NoProject />
    </ListEmpty>
  );
}

/** There is no project, or none that one may see; what to do about it depends on what one may do. */
function NoProject() {
  const permissions = usePermissions();
  const { name } = useOrganization();
  const client = useQueryClient();
  if (permissions.may(createProject))
    return (
      <Empty title={t('none')} note={t('none_note')}>
        <ButtonLink href="/manager/projects/new" variant="primary">
          {t('new_project')}
        </ButtonLink>
      </Empty>
    );
  const seesAll = permissions.withRule('coordinator');
  return (
    <Empty
      title={t(seesAll ? 'none' : 'none_member')}
      note={t(seesAll ? 'none_others_note' : 'none_member_note', { organization: name })}
    >
      <Button variant="primary" onClick={() => void client.invalidateQueries({ queryKey: ['projects'] })}>
        {t('look_again')}
      </Button>
    </Empty>
  );
}
