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
  const { rows } = form.values;
  const { error } = form.field('rows');
  const heading = t('people', { count: rows.length });
  return (
    <section id={fieldId('rows')} tabIndex={-1} aria-label={heading} className={styles.list}>
      <div className={styles.head}>
        <span>{heading}</span>
        {rows.length > 1 && (
          <Button variant="ghost" small onClick={() => form.set('rows', [])}>
            {t('clear_people')}
          </Button>
        )}
      </div>
      <Rows form={form} problems={problems} />
      {error && (
        <div className={styles.foot}>
          <FieldError id={`${fieldId('rows')}-error`}>{error}</FieldError>
        </div>
      )}
    </section>
  );
}

/** The rows, of which one at most shows its fields. */
function Rows({ form, problems }: InviteeListProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const { rows, role } = form.values;
  const chosen = roleFrom(role);
  const forAll = chosen ? roleName(chosen) : '–';
  const change = (next: Invitee) =>
    form.set(
      'rows',
      rows.map((other) => (other.id === next.id ? next : other)),
    );
  const remove = (gone: string) =>
    form.set(
      'rows',
      rows.filter(({ id }) => id !== gone),
    );
  const finish = (id: string) => {
    setEditing(null);
    requestAnimationFrame(() => document.getElementById(editId(id))?.focus());
  };
  return (
    <ul>
      {rows.map((row) => {
        const { id } = row;
        const what = { row, forAll, problem: problems.get(id) };
        return id === editing ? (
          <InviteeFields key={id} {...what} onChange={change} onDone={() => finish(id)} />
        ) : (
          <InviteeRow key={id} {...what} onEdit={() => setEditing(id)} onRemove={() => remove(id)} />
        );
      })}
    </ul>
  );
}
