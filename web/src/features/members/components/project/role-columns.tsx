import type { ProjectRole } from '#contract/project-roles/endpoints.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { t } from '../../messages.ts';
import { grantColumns } from '../grant/grant-columns.tsx';
import { PersonCell } from '../person-cell.tsx';

/** The columns of a project's roles: who, as what, why, until when. */
export const roleColumns = (format: Format): DataColumn<ProjectRole>[] => [
  {
    id: 'person',
    header: t('person'),
    cell: ({ member }) => <PersonCell {...member} />,
    look: 'name',
    maxWidth: 320,
    card: 'title',
    cardCell: ({ member }) => member.name,
    bone: 'avatar',
  },
  {
    id: 'position',
    header: t('position'),
    cell: ({ member }) => member.position,
    look: 'muted',
    maxWidth: 220,
  },
  {
    id: 'role',
    header: t('role'),
    cell: ({ role }) => roleName(role),
    card: 'subtitle',
  },
  ...grantColumns<ProjectRole>(format),
];
