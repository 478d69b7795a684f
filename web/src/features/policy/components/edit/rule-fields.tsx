import { ROLES } from '#contract/access/roles.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import type { RuleRow } from '../../effects/draft.ts';
import { actionOptions, objectOptions } from '../../effects/suggestions.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './rule-dialog.module.css';
import { type RuleValues, roleIn, WHERES } from './rule-values.ts';

type RuleFieldsProps = { form: Form<RuleValues>; rows: readonly RuleRow[] };

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: roleName(value) }));
const EFFECTS = (['allow', 'deny'] as const).map((value) => ({ value, label: words(value) }));
const WHERE_OPTIONS = WHERES.map((value) => ({ value, label: t(`where_${value}`) }));

/** The fields of a rule; objects and actions that other rules name are suggested. */
export function RuleFields({ form, rows }: RuleFieldsProps) {
  const rules = rows.map(({ rule }) => rule);
  const { effect, object, where } = form.values;
  return (
    <>
      <div className={styles.effect}>
        <span className={styles.label}>{t('effect')}</span>
        <Segmented
          label={t('effect')}
          options={EFFECTS}
          value={effect}
          onChange={(value) => form.set('effect', value)}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label={t('role')}
          note={t(`role_note_${effect}`)}
          options={ROLE_OPTIONS}
          {...form.field('minimum')}
          onChange={(value) => form.set('minimum', roleIn(value))}
        />
        <SuggestField
          label={t('action')}
          note={t('action_note')}
          suggestions={actionOptions(rules, object)}
          {...form.field('action')}
          maxLength={200}
        />
      </div>
      <SuggestField
        label={t('object')}
        note={t('object_note')}
        suggestions={objectOptions(rules)}
        {...form.field('object')}
        maxLength={200}
      />
      <Select
        label={t('where')}
        options={WHERE_OPTIONS}
        {...form.field('where')}
        onChange={(value) => form.set('where', WHERES.find((one) => one === value) ?? 'own')}
      />
      {where === 'own' && (
        <TextField label={t('domain')} note={t('domain_note')} {...form.field('domain')} maxLength={200} />
      )}
    </>
  );
}
