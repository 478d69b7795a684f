import { ROOT } from '#contract/access/permission.ts';
import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { roleName, useRoleChoices } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { fieldsOf, formField, type RootGrantValues, validate, valuesOf } from '../../effects/root-grants.ts';
import { useChangeRoot, useGrantRoot } from '../../mutations.ts';
import { Refusals } from '../refusals.tsx';
import styles from './administrators.module.css';
import { t } from './messages.ts';

type GrantDialogProps = {
  /** The role that is changed; null grants a new one. */
  grant: RootGrant | null;
  onClose: () => void;
};

/** Grants a role over every organization, or changes one. */
export function GrantDialog({ grant, onClose }: GrantDialogProps) {
  const texts = useUiTexts();
  const form = useGrantForm(grant, onClose);
  const title = grant ? t('change_of', { name: grant.person.name }) : t('grant');
  return (
    <Dialog open title={title} onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)}>
        <div className={styles.fields}>
          <Refusals issues={form.issues.filter(({ field }) => field === '')} />
          <Fields form={form} isNew={grant === null} />
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {t(grant ? 'save' : 'grant')}
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

function useGrantForm(grant: RootGrant | null, onDone: () => void): Form<RootGrantValues> {
  const { zone, today } = useFormat();
  const make = useGrantRoot();
  const change = useChangeRoot();
  const initial = valuesOf(grant, zone);
  const save = async (values: RootGrantValues): Promise<string | null> => {
    const fields = fieldsOf(values, grant, zone);
    if (!fields) return null;
    if (grant) {
      const { person } = await change.mutateAsync({ grant, body: fields });
      return t('changed_toast', { name: person.name });
    }
    const { person, role } = await make.mutateAsync({ ...fields, email: values.email.trim() });
    return t('granted_toast', { name: person.name, role: roleName(role) });
  };
  return useForm<RootGrantValues>({
    initial,
    // An end that has passed may stay.
    validate: validate(initial.until ?? today()),
    onSubmit: async (values) => {
      try {
        const title = await save(values);
        if (title) toast.show({ title });
      } catch (error) {
        const refused = refusedFields(error, t('stale'));
        return refused.map(({ field, message }) => ({ field: formField(field), message }));
      }
      onDone();
      return undefined;
    },
  });
}
