import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import styles from './shift.module.css';
import type { ShiftValues } from './shift-form-values.ts';

const LEVELS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const MOST = 10;

/** What whoever works there has to be able to do, and how well at least. */
export function SkillFields({ form }: { form: Form<ShiftValues> }) {
  const { skills } = form.values;
  const put = (next: ShiftValues['skills']) => form.fill({ skills: next });
  const change = (at: number, more: Partial<ShiftValues['skills'][number]>) =>
    put(skills.map((one, place) => (place === at ? { ...one, ...more } : one)));
  return (
    <fieldset className={styles.skills} aria-label={t('skills')}>
      {skills.map(({ key, skill, level }, at) => (
        <div key={key} className={styles.skill}>
          <TextField
            label={t('skill')}
            value={skill}
            maxLength={60}
            onChange={(value) => change(at, { skill: value })}
            error={form.nested(`skills.${at}.skill`).error}
          />
          <Select
            label={t('level')}
            options={LEVELS}
            value={String(level ?? 1)}
            onChange={(value) => change(at, { level: Number(value ?? 1) })}
          />
          <IconButton
            icon={IconX}
            variant="ghost"
            label={t('remove_skill', { skill })}
            onClick={() => put(skills.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {skills.length < MOST && (
        <div>
          <Button
            small
            icon={IconPlus}
            onClick={() => put([...skills, { key: crypto.randomUUID(), skill: '', level: 1 }])}
          >
            {t('add_skill')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
