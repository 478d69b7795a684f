import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { TEXT_SECTIONS } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { PLAN_TEXTS, type PlanText, useTextForm } from '../../effects/use-text-form.ts';
import { t } from './messages.ts';
import styles from './texts.module.css';

type PlanTextsProps = {
  plan: AccountPlan;
  /** The texts may be changed. */
  mayWrite: boolean;
};

/** What a plan says in its own words, each text to be changed where it stands. */
export function PlanTexts({ plan, mayWrite }: PlanTextsProps) {
  return (
    <div className={styles.texts}>
      {PLAN_TEXTS.map((field) => (
        <TextCard key={field} {...{ plan, field, mayWrite }} />
      ))}
    </div>
  );
}

type TextCardProps = PlanTextsProps & { field: PlanText };

function TextCard({ plan, field, mayWrite }: TextCardProps) {
  const [isOpen, setOpen] = useState(false);
  const text = plan[field];
  const edit = mayWrite && !isOpen && (
    <Button
      variant="ghost"
      small
      icon={IconPencil}
      // Begins with what it shows, so that it can be called by what is read on it.
      aria-label={t(text ? 'edit_of' : 'write_of', { name: t(field) })}
      onClick={() => setOpen(true)}
    >
      {text ? t('edit') : t('write')}
    </Button>
  );
  return (
    <Card title={t(field)} section={TEXT_SECTIONS[field]} end={edit}>
      {isOpen ? (
        <TextForm {...{ plan, field }} onClose={() => setOpen(false)} />
      ) : (
        <p className={text ? styles.text : styles.quiet}>{text || t(`${field}_empty`)}</p>
      )}
    </Card>
  );
}

type TextFormProps = { plan: AccountPlan; field: PlanText; onClose: () => void };

function TextForm({ plan, field, onClose }: TextFormProps) {
  // What was seen when it was opened: what arrives meanwhile is laid beside it when it is saved.
  const [seen] = useState(plan);
  const { form, conflict } = useTextForm(seen, field, onClose);
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <ErrorSummary issues={form.issues} labels={{ text: t(field) }} />
      {form.restored && <p className={styles.quiet}>{t('restored')}</p>}
      <TextArea {...form.field('text')} label={t(field)} rows={8} maxLength={10_000} optional />
      <div className={styles.verbs}>
        <Button
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={form.submitting}>
          {t('save')}
        </Button>
      </div>
      <ConflictDialog {...conflict} />
    </form>
  );
}
