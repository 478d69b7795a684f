import { IconAlertOctagon, IconPencil, IconX } from '@tabler/icons-react';
import { roleFrom, roleName } from '../../../../platform/roles.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import type { Invitee, RowProblem } from '../../effects/invitees.ts';
import { t } from '../../messages.ts';
import styles from './invite.module.css';

type InviteeRowProps = {
  row: Invitee;
  /** The role of those who have none of their own, in words. */
  forAll: string;
  problem: RowProblem | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** Id of the button that opens a row's fields. */
export const editId = (row: string): string => `edit-${row}`;

/** Somebody to invite, with what is wrong below. */
export function InviteeRow({ row, forAll, problem, onEdit, onRemove }: InviteeRowProps) {
  const email = row.email || t('nobody_named');
  const role = roleFrom(row.role);
  const said = `${editId(row.id)}-problem`;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.cells}>
          <span className={styles.email}>{email}</span>
          <span>{row.name}</span>
          <span className={row.role ? undefined : styles.muted}>
            {role ? roleName(role) : row.role || forAll}
          </span>
        </div>
        <IconButton
          id={editId(row.id)}
          icon={IconPencil}
          label={t('edit_row', { email })}
          variant="ghost"
          small
          aria-describedby={problem && said}
          onClick={onEdit}
        />
        <IconButton
          icon={IconX}
          label={t('remove_row', { email })}
          variant="ghost"
          small
          onClick={onRemove}
        />
      </div>
      {problem && (
        <p id={said} className={styles.problem}>
          <Icon icon={IconAlertOctagon} size={14} />
          {problem.message}
        </p>
      )}
    </li>
  );
}
