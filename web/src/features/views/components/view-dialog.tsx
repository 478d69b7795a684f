import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { personChoices } from '../../choices/queries.ts';
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
  const [person, setPerson] = useState<string | null>(null);
  const { data: people } = useQuery(personChoices());
  const chosen = people?.data.find(({ id }) => id === person);
  const look = () => {
    if (kind === 'role') start.mutate({ as: { role }, organization, name: named(role) });
    else if (chosen) start.mutate({ as: { member_id: chosen.id }, organization, name: chosen.name });
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
          <Select
            label={t('person')}
            placeholder={t('choose_person')}
            searchable
            options={(people?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={person}
            onChange={setPerson}
          />
        )}
      </div>
      <DialogVerbs>
        <Button variant="primary" disabled={start.isPending || (kind === 'person' && !chosen)} onClick={look}>
          {t('start')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

/** Nobody looks as a role above their own. */
const useRoleOptions = () => {
  const own = usePermissions().highestRole();
  return ROLES.filter((role) => own !== null && rank(role) <= rank(own)).map((role) => ({
    value: role,
    label: `${role[0]?.toUpperCase()}${role.slice(1)}`,
  }));
};

const named = (role: Role): string => t(/^[aeo]/.test(role) ? 'an_role_name' : 'role_name', { role });
