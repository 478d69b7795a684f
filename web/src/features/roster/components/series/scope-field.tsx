import { Select } from '../../../../ui/form/select.tsx';
import { t } from './messages.ts';
import { SCOPES, type Scope } from './use-scope.ts';

type ScopeFieldProps = { scope: Scope | undefined; onChoose: (value: string | null) => void };

/** Of a shift that comes again: whether a change is of this one or of others as well. */
export function ScopeField({ scope, onChoose }: ScopeFieldProps) {
  if (!scope) return null;
  return (
    <Select
      label={t('which')}
      {...(scope === 'this' ? {} : { note: t('scope_note') })}
      options={SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
      value={scope}
      onChange={onChoose}
    />
  );
}
