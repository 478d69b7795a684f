import type { ReactNode } from 'react';
import { OPS_LOG_TYPES } from '#contract/ops-log/states.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { severitiesOf } from '../../effects/entry-values.ts';
import { TYPE_ICONS } from '../../effects/looks.ts';
import type { SayingForm } from '../../effects/use-entry-form.ts';
import { t } from '../../messages.ts';
import { BigChoice } from './big-choice.tsx';

/** What an entry needs, in targets for a thumb: what happened, of which type, how grave. */
export function FirstFields({ form, children }: { form: SayingForm; children?: ReactNode }) {
  const { type, severity } = form.values;
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t('title')}
        placeholder={t('title_hint')}
        maxLength={120}
        onChange={form.typeTitle}
      />
      {children}
      <BigChoice
        label={t('type')}
        options={OPS_LOG_TYPES.map((value) => ({
          ...{ value, label: t(`type_${value}`), icon: TYPE_ICONS[value] },
        }))}
        value={type}
        onChange={form.chooseType}
      />
      <BigChoice
        label={t('severity')}
        options={severitiesOf(type).map((value) => ({ value, label: t(`severity_${value}`) }))}
        value={severity}
        onChange={(next) => form.set('severity', next)}
      />
    </>
  );
}
