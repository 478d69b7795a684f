import { useQuery } from '@tanstack/react-query';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Kind, NamedOf, NewOne } from '../../effects/choices.ts';
import { issuesOf, type NewField } from '../../effects/issues.ts';
import { ours } from '../../effects/ours.ts';
import styles from './assign.module.css';
import { t } from './messages.ts';

type NewFieldsProps = {
  detail: ImportDetail;
  kind: Kind;
  named: NamedOf;
  made: NewOne;
  onChange: (made: NewOne) => void;
};

const WRONG = { name: 'name_needed', email: 'email_wrong', code: 'code_wrong' } as const;

/** The fields of something that will be created. */
export function NewFields({ detail, kind, named, made, onChange }: NewFieldsProps) {
  const wrong = issuesOf(made);
  const errorOf = (field: NewField) => (wrong.includes(field) ? t(WRONG[field]) : undefined);
  return (
    <div className={styles.fields}>
      <TextField
        label={t('name')}
        value={made.name}
        maxLength={120}
        error={errorOf('name')}
        onChange={(name) => onChange({ ...made, name })}
      />
      {kind === 'people' ? (
        <TextField
          label={t('email')}
          type="email"
          optional
          note={t('email_note')}
          value={made.email ?? ''}
          maxLength={254}
          error={errorOf('email')}
          onChange={(email) => onChange({ ...made, email: email.trim() })}
        />
      ) : (
        <TextField
          label={t('code')}
          optional
          note={kind === 'clients' ? undefined : t('code_note')}
          value={made.code ?? ''}
          maxLength={12}
          error={errorOf('code')}
          onChange={(code) => onChange({ ...made, code: code.trim().toUpperCase() })}
        />
      )}
      {kind === 'projects' && <ClientField detail={detail} named={named} made={made} onChange={onChange} />}
    </div>
  );
}

const AS_FILE = 'file';
const INTERNAL = 'none';

function ClientField({ detail, named, made, onChange }: Omit<NewFieldsProps, 'kind'>) {
  const { data = [] } = useQuery(ours('clients', ''));
  const clientKey = 'client_key' in named ? named.client_key : null;
  const inFile = detail.clients.find(({ key }) => key === clientKey);
  const chosen = made.client;
  const value = chosen?.id ?? (chosen === null || !inFile ? INTERNAL : AS_FILE);
  const kept = chosen && !data.some((option) => option.value === chosen.id);
  const options = [
    ...(inFile ? [{ value: AS_FILE, label: t('client_as_file', { name: inFile.name }) }] : []),
    { value: INTERNAL, label: t('client_none') },
    ...(kept ? [{ value: chosen.id, label: chosen.name }] : []),
    ...data,
  ];
  const choose = (picked: string | null) => {
    const { client: _, ...others } = made;
    const found = data.find((option) => option.value === picked);
    if (found) onChange({ ...others, client: { id: found.value, name: found.label } });
    else onChange(picked === INTERNAL && inFile ? { ...others, client: null } : others);
  };
  return <Select label={t('client')} searchable options={options} value={value} onChange={choose} />;
}
