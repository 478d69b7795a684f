import { type Contact, LINES_AT_MOST } from '#contract/clients/contacts.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { LinesField } from '../../../../ui/form/lines-field.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import type { ContactValues } from '../../effects/belongings/contact-values.ts';
import { useContactForm } from '../../effects/use-contact-form.ts';
import { nameOf } from '../../effects/use-contact-writes.ts';
import { t } from './messages.ts';

type ContactDialogProps = {
  client: Pick<Client, 'id' | 'name'>;
  /** Null for a new one. */
  contact: Contact | null;
  isFirst: boolean;
  onClose: () => void;
};

/** Somebody at a client, to be written. */
export default function ContactDialog(props: ContactDialogProps) {
  const { client, contact, isFirst, onClose } = props;
  const format = useFormat();
  const { form, conflict } = useContactForm({ client_id: client.id, contact, isFirst, onDone: onClose });
  const { field, values } = form;
  return (
    <>
      <FormDialog
        {...{ form, onClose }}
        title={contact ? t('edit_title', { name: nameOf(contact) }) : t('new_title', client)}
        labels={labelsOf(values)}
        verb={t('save')}
        boxSize="large"
      >
        <FieldPair>
          <TextField {...field('first_name')} label={t('first_name')} maxLength={80} />
          <TextField {...field('last_name')} label={t('last_name')} maxLength={80} />
        </FieldPair>
        <TextField
          {...field('title')}
          label={t('title')}
          placeholder={t('title_hint')}
          maxLength={120}
          optional
        />
        <Ways form={form} />
        <TagsField
          {...field('roles')}
          label={t('roles')}
          note={t('roles_note')}
          placeholder={t('roles_hint')}
          maxTags={LINES_AT_MOST}
          optional
        />
        <TextArea {...field('note')} label={t('note')} maxLength={2000} optional />
        <DateField
          {...field('left_at')}
          label={t('left_at')}
          note={t('left_at_note')}
          max={format.today()}
          optional
        />
        {values.left_at === null && (
          <Checkbox {...field('main')} label={t('is_main')} note={t('is_main_note')} />
        )}
      </FormDialog>
      <ConflictDialog {...conflict} />
    </>
  );
}

/** How they are reached: as many addresses and numbers as there are. */
function Ways({ form }: { form: Form<ContactValues> }) {
  const { field, nested } = form;
  const bind = (list: string) => (at: number) => {
    const { error, id, name } = nested(`${list}.${at}`);
    return { error, id, name };
  };
  return (
    <>
      <LinesField
        {...field('emails')}
        legend={t('emails')}
        lineLabel={(place) => t('email', { place })}
        addLabel={t('add_email')}
        removeLabel={(place) => t('remove_email', { place })}
        bind={bind('emails')}
        type="email"
        most={LINES_AT_MOST}
        maxLength={254}
      />
      <LinesField
        {...field('phones')}
        legend={t('phones')}
        note={t('phones_note')}
        lineLabel={(place) => t('phone', { place })}
        addLabel={t('add_phone')}
        removeLabel={(place) => t('remove_phone', { place })}
        bind={bind('phones')}
        type="tel"
        most={LINES_AT_MOST}
        maxLength={40}
      />
    </>
  );
}

const labelsOf = ({ emails, phones }: ContactValues): Record<string, string> => ({
  ...{ first_name: t('first_name'), last_name: t('last_name'), title: t('title'), roles: t('roles') },
  ...{ emails: t('emails'), phones: t('phones'), left_at: t('left_at'), note: t('note'), main: t('is_main') },
  ...Object.fromEntries(emails.map((_, at) => [`emails.${at}`, t('email', { place: at + 1 })])),
  ...Object.fromEntries(phones.map((_, at) => [`phones.${at}`, t('phone', { place: at + 1 })])),
});
