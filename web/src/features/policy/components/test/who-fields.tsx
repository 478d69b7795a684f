import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLES } from '#contract/access/roles.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import type { Asking } from '../../effects/question.ts';
import { policyPeople } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './test.module.css';

const KINDS = ['role', 'person'] as const;
const KIND_OPTIONS = KINDS.map((value) => ({ value, label: t(`a_${value}`) }));
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: roleName(value) }));

/** A role, or a person with all that they hold. */
export function WhoFields({ value, onChange }: Asking) {
  const [chosen, setChosen] = useState<(typeof KINDS)[number]>('role');
  const kind = value.sub ? 'person' : value.role ? 'role' : chosen;
  const { role, sub, ...rest } = value;
  const choose = (next: (typeof KINDS)[number]) => {
    setChosen(next);
    onChange(rest);
  };
  return (
    <div className={styles.who}>
      <Segmented label={t('who')} options={KIND_OPTIONS} value={kind} onChange={choose} />
      {kind === 'role' ? (
        <Select
          label={t('role')}
          options={ROLE_OPTIONS}
          value={role ?? null}
          onChange={(word) => {
            const found = ROLES.find((one) => one === word);
            onChange(found ? { ...rest, role: found } : rest);
          }}
        />
      ) : (
        <PersonField sub={sub ?? null} onChange={(next) => onChange(next ? { ...rest, sub: next } : rest)} />
      )}
    </div>
  );
}

function PersonField({ sub, onChange }: { sub: string | null; onChange: (sub: string | null) => void }) {
  const [typed, setTyped] = useState('');
  const known = useQuery(policyPeople('')).data?.data ?? [];
  const [seen, setSeen] = useState<string>();
  const isChosen = typed === seen || known.some(({ name }) => name === typed);
  const { data, isFetching } = useQuery(policyPeople(isChosen ? '' : typed));
  const found = (data?.data ?? known).map(({ sub: value, name, email }) => ({
    value,
    label: name,
    detail: email,
  }));
  const isListed = sub === null || found.some(({ value }) => value === sub);
  return (
    <Select
      label={t('person')}
      placeholder={t('person_hint')}
      options={isListed ? found : [{ value: sub, label: seen ?? sub }, ...found]}
      onSearch={setTyped}
      loading={isFetching}
      value={sub}
      onChange={(next) => {
        setSeen(found.find(({ value }) => value === next)?.label);
        onChange(next);
      }}
    />
  );
}
