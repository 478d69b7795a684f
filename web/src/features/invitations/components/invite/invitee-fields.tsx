import { type KeyboardEvent, useEffect, useRef } from 'react';
import { organizationDomain } from '#contract/access/permission.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { roleFrom, useRoleChoices } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Invitee, RowProblem } from '../../effects/invitees.ts';
import { t } from '../../messages.ts';
import styles from './invite.module.css';

type InviteeFieldsProps = {
  row: Invitee;
  forAll: string;
  problem: RowProblem | undefined;
  onChange: (row: Invitee) => void;
  onDone: () => void;
};

/** The fields of somebody to invite, opened in the list. */
export function InviteeFields({ row, forAll, problem, onChange, onDone }: InviteeFieldsProps) {
  const fields = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const all = [...(fields.current?.querySelectorAll('input') ?? [])];
    (all.find((input) => input.ariaInvalid === 'true') ?? all[0])?.focus();
  }, []);
  const roles = useRoleChoices(organizationDomain(useOrganization().id));
  const change = (changed: Partial<Invitee>) => onChange({ ...row, ...changed, refused: null });
  const wrong = (field: RowProblem['field']) => (problem?.field === field ? problem.message : undefined);
  // Enter would send the form around it.
  const finish = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    onDone();
  };
  return (
    <li ref={fields} className={styles.row} onKeyDown={finish}>
      <div className={styles.fields}>
        <TextField
          label={t('email')}
          type="email"
          value={row.email}
          onChange={(email) => change({ email })}
          error={wrong('email')}
        />
        <TextField
          label={t('name')}
          value={row.name}
          onChange={(name) => change({ name })}
          error={wrong('name')}
          optional
        />
        <Select
          label={t('role')}
          options={[{ value: '', label: t('as_below'), detail: forAll }, ...roles]}
          value={row.role === '' ? '' : roleFrom(row.role)}
          placeholder={row.role}
          onChange={(role) => change({ role: role ?? '' })}
          error={wrong('role')}
        />
        <Button className={styles.done} onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </li>
  );
}
