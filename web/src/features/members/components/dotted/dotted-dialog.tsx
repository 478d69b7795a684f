import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '#contract/members/shapes.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { type Conflict, ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { type Form, fieldId, useForm } from '../../../../ui/form-page/use-form.ts';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import {
  conflictsOf,
  type DottedValues,
  type LineValues,
  linesOf,
  newLine,
  sumOf,
  validate,
  valuesOf,
} from '../../effects/dotted-values.ts';
import { useReplaceDottedLines } from '../../mutations.ts';
import { member as readMember } from '../../queries.ts';
import { ColleagueSelect } from '../form/reference-select.tsx';
import styles from './dotted.module.css';
import { t } from './messages.ts';

const MOST = 10;
const LABELS = {
  lines: t('title'),
  ...Object.fromEntries(
    Array.from({ length: MOST }, (_, at) => [
      [`lines.${at}.member_id`, t('member')],
      [`lines.${at}.pct`, t('pct')],
    ]).flat(),
  ),
};

type DottedDialogProps = { member: Member; onClose: () => void };

/** Says for whom else somebody works, all of it at once, over what was seen when the form opened. */
export function DottedDialog({ member: now, onClose }: DottedDialogProps) {
  const [member] = useState(now);
  const { save, dialog } = useSave(member, onClose);
  const form = useForm<DottedValues>({
    initial: valuesOf(member),
    validate,
    onSubmit: (values) => save(values),
  });
  return (
    <>
      <FormDialog
        title={t('change_of', { name: member.name })}
        note={t('change_note')}
        form={form}
        labels={LABELS}
        verb={t('save')}
        onClose={onClose}
      >
        <LineFields form={form} without={member.id} />
      </FormDialog>
      <ConflictDialog {...dialog} />
    </>
  );
}

function useSave(member: Member, onClose: () => void) {
  const queries = useQueryClient();
  const { mutateAsync } = useReplaceDottedLines();
  return useSavedOver<DottedValues, Member, Conflict>({
    version: member.version,
    write: (values, version) => mutateAsync({ member_id: member.id, version, lines: linesOf(values) }),
    reread: () => queries.fetchQuery({ ...readMember(member.id), staleTime: 0 }),
    conflicts: (mine, theirs) => conflictsOf(member, mine, theirs),
    onSaved: () => {
      toast.show({ title: t('saved', { name: member.name }) });
      onClose();
    },
    onTaken: onClose,
    onRefused: (title) => toast.show({ title }),
  });
}

function LineFields({ form, without }: { form: Form<DottedValues>; without: string }) {
  const { lines } = form.values;
  const { error } = form.field('lines');
  const put = (next: LineValues[]) => form.set('lines', next);
  return (
    <fieldset className={styles.lines} aria-label={t('title')} id={fieldId('lines')} tabIndex={-1}>
      {lines.map(({ key }, at) => (
        <div key={key} className={styles.line}>
          <ColleagueSelect label={t('member')} {...form.nested(`lines.${at}.member_id`)} without={without} />
          <NumberField label={t('pct')} suffix="%" {...form.nested(`lines.${at}.pct`)} />
          <IconButton
            icon={IconTrash}
            variant="ghost"
            label={t('remove', { place: at + 1 })}
            onClick={() => put(lines.filter((_, other) => other !== at))}
          />
        </div>
      ))}
      {lines.length < MOST && (
        <span>
          <Button small icon={IconPlus} onClick={() => put([...lines, newLine()])}>
            {t('add')}
          </Button>
        </span>
      )}
      {error && <FieldError id={`${fieldId('lines')}-error`}>{error}</FieldError>}
      <p className={styles.sum} aria-live="polite">
        {t('sum', { pct: sumOf(form.values) })}
      </p>
    </fieldset>
  );
}
