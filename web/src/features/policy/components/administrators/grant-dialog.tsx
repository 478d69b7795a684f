import { ROOT } from '#contract/access/permission.ts';
import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useRoleChoices } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import type { RootGrantValues } from '../../effects/root-grants.ts';
import { useGrantChange, useNewGrant } from '../../effects/use-root-grant-form.ts';
import { Refusals } from '../refusals.tsx';
import styles from './administrators.module.css';
import { t } from './messages.ts';

type GrantDialogProps = {
  /** The role that is changed; null grants a new one. */
  grant: RootGrant | null;
  onClose: () => void;
};

/** Grants a role over every organization, or changes one. */
export const GrantDialog = ({ grant, onClose }: GrantDialogProps) =>
  grant ? <ChangeDialog grant={grant} onClose={onClose} /> : <NewDialog onClose={onClose} />;

function NewDialog({ onClose }: { onClose: () => void }) {
  return (
    <GrantForm title={t('grant')} verb={t('grant')} form={useNewGrant(onClose)} isNew onClose={onClose} />
  );
}

function ChangeDialog({ grant, onClose }: { grant: RootGrant; onClose: () => void }) {
  const { form, dialog } = useGrantChange(grant, onClose);
  return (
    <>
      <GrantForm
        title={t('change_of', { name: grant.person.name })}
        verb={t('save')}
        form={form}
        onClose={onClose}
      />
      <ConflictDialog {...dialog} />
    </>
  );
}

type GrantFormProps = {
  title: string;
  verb: string;
  form: Form<RootGrantValues>;
  isNew?: boolean;
  onClose: () => void;
};

function GrantForm({ title, verb, form, isNew = false, onClose }: GrantFormProps) {
  const texts = useUiTexts();
  return (
    <Dialog open title={title} onClose={onClose} persistent>
      <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)}>
        <div className={styles.fields}>
          <Refusals issues={form.issues.filter(({ field }) => field === '')} />
          <Fields form={form} isNew={isNew} />
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {verb}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

function Fields({ form, isNew }: { form: Form<RootGrantValues>; isNew: boolean }) {
  const roles = useRoleChoices(ROOT);
  const { today } = useFormat();
  return (
    <>
      {isNew && <TextField label={t('email')} note={t('email_note')} type="email" {...form.field('email')} />}
      <Select label={t('role')} options={roles} {...form.field('role')} />
      <DateField label={t('until')} note={t('until_note')} optional min={today()} {...form.field('until')} />
      <TextArea
        label={t('reason')}
        note={t('reason_note')}
        optional
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </>
  );
}
