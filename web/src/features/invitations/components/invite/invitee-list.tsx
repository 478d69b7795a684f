import { useState } from 'react';
import { roleFrom, roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { type Form, fieldId } from '../../../../ui/form-page/use-form.ts';
import type { Invitee, RowProblem } from '../../effects/invitees.ts';
import type { InviteValues } from '../../effects/use-invite-form.ts';
import { t } from '../../messages.ts';
import styles from './invite.module.css';
import { InviteeFields } from './invitee-fields.tsx';
import { editId, InviteeRow } from './invitee-row.tsx';

type InviteeListProps = { form: Form<InviteValues>; problems: ReadonlyMap<string, RowProblem> };

/** Everybody who will be invited: to look over, change and take out, with what is wrong beside each. */
export function InviteeList({ form, problems }: InviteeListProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const { rows, role } = form.values;
  const { error } = form.field('rows');
  const chosen = roleFrom(role);
  const forAll = chosen ? roleName(chosen) : '–';
  const change = (next: Invitee[]) => form.set('rows', next);
  const finish = (id: string) => {
    setEditing(null);
    requestAnimationFrame(() => document.getElementById(editId(id))?.focus());
  };
  return (
    <section
      id={fieldId('rows')}
      tabIndex={-1}
      aria-label={t('people', { count: rows.length })}
      className={styles.list}
    >
      <div className={styles.head}>
        <span>{t('people', { count: rows.length })}</span>
        {rows.length > 1 && (
          <Button variant="ghost" small onClick={() => change([])}>
            {t('clear_people')}
          </Button>
        )}
      </div>
      <ul>
        {rows.map((row) => {
          const shared = { row, forAll, problem: problems.get(row.id) };
          if (row.id !== editing)
            return (
              <InviteeRow
                key={row.id}
                {...shared}
                onEdit={() => setEditing(row.id)}
                onRemove={() => change(rows.filter(({ id }) => id !== row.id))}
              />
            );
          return (
            <InviteeFields
              key={row.id}
              {...shared}
              onChange={(next) => change(rows.map((other) => (other.id === next.id ? next : other)))}
              onDone={() => finish(row.id)}
            />
          );
        })}
      </ul>
      {error && (
        <div className={styles.row}>
          <FieldError id={`${fieldId('rows')}-error`}>{error}</FieldError>
        </div>
      )}
    </section>
  );
}
