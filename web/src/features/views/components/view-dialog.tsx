import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import type { PersonChoice } from '#contract/choices/shapes.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { roleName } from '../../../platform/roles.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { holderChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';
import { useStartView } from '../mutations.ts';
import styles from './view-dialog.module.css';

const KINDS = ['role', 'person'] as const;

/** Chooses a role or a person of the team to look as. */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const { id: organization } = useOrganization();
  const start = useStartView();
  const roles = useRoleOptions();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('role');
  const [role, setRole] = useState<Role>('member');
  const [person, setPerson] = useState<Choice | null>(null);
  const texts = useUiTexts();
  const look = () => {
    if (kind === 'role') start.mutate({ as: { role }, organization, name: named(role) });
    else if (person) start.mutate({ as: { member_id: person.id }, organization, name: person.name });
  };
  return (
    <Dialog open title={t('title')} boxSize="small" onClose={onClose}>
      <div className={styles.fields}>
        <p>{t('note')}</p>
        <Segmented
          label={t('as')}
          options={KINDS.map((value) => ({ value, label: t(`as_${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'role' ? (
          <Select
            label={t('role')}
            options={roles}
            value={role}
            onChange={(value) => setRole(ROLES.find((one) => one === value) ?? 'member')}
          />
        ) : (
          <PersonSelect chosen={person} onChoose={setPerson} />
        )}
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="primary" disabled={start.isPending || (kind === 'person' && !person)} onClick={look}>
          {t('start')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

type Choice = Pick<PersonChoice, 'id' | 'name'>;
type PersonSelectProps = { chosen: Choice | null; onChoose: (person: Choice | null) => void };

/** Whoever has an account; nobody can be looked as without one. */
function PersonSelect({ chosen, onChoose }: PersonSelectProps) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(holderChoices(typed === chosen?.name ? '' : typed));
  const people = data?.data ?? [];
  return (
    <Select
      label={t('person')}
      placeholder={t('choose_person')}
      options={people.map(({ id, name, position }) => ({
        value: id,
        label: name,
        ...(position ? { detail: position } : {}),
      }))}
      onSearch={setTyped}
      loading={isFetching}
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(people.find((one) => one.id === id) ?? null)}
    />
  );
}

/** Nobody looks as a role above their own. */
const useRoleOptions = () => {
  const own = usePermissions().highestRole();
  return ROLES.filter((role) => own !== null && rank(role) <= rank(own)).map((role) => ({
    value: role,
    label: roleName(role),
  }));
};

const named = (role: Role): string => t(/^[aeo]/.test(role) ? 'an_role_name' : 'role_name', { role });
