import { type FormEvent, useState } from 'react';
import type { ViewFields } from '#contract/saved-views/shapes.ts';
import { problemsByField } from '../../../platform/call-error.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUnsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { t } from '../messages.ts';
import styles from './views.module.css';

type Named = Pick<ViewFields, 'name' | 'shared'>;

type NameFormProps = {
  title: string;
  verb: string;
  /** The name that it has; empty for a new one, which may be shared at once. */
  before: string;
  isNew?: boolean;
  busy: boolean;
  /** Of the last try. */
  error: unknown;
  onSave: (named: Named) => void;
  onClose: () => void;
};

/** Asks what a view is called, and of a new one whose it is. */
export function NameForm({ title, verb, before, isNew, busy, error, onSave, onClose }: NameFormProps) {
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(false);
  const [asked, setAsked] = useState(false);
  useUnsavedWork(name !== before);
  const mayShare = usePermissions().withRule('coordinator');
  const organization = useOrganization().name;
  const problems = problemsByField(error);
  const missing = asked && !name.trim() ? t('name_needed') : undefined;
  const unplaced = error instanceof Error && !problems.name ? error.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim()) onSave({ name: name.trim(), shared });
  };
  return (
    <Dialog open title={title} onClose={onClose} boxSize="small">
      <form onSubmit={submit} className={styles.form} noValidate>
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={60}
          error={missing ?? problems.name ?? unplaced}
        />
        {isNew && mayShare && (
          <Checkbox
            label={t('share', { organization })}
            note={t('share_note')}
            value={shared}
            onChange={setShared}
          />
        )}
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {verb}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}
