import type { Reference } from '#contract/shapes.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { DateField } from '../../../ui/number/date-field.tsx';
import { NumberField } from '../../../ui/number/number-field.tsx';
import { DETAIL_LABELS, type DetailValues } from '../effects/details.ts';
import { useClients, useOwners } from '../effects/use-choices.ts';
import { t } from '../messages.ts';

type DetailFieldsProps = {
  form: Pick<Form<DetailValues>, 'field'>;
  client: Reference | null;
  owner: Reference | null;
};

/** Whose deal it is, how likely, and by when it is expected to be decided. */
export function DetailFields({ form: { field }, client, owner }: DetailFieldsProps) {
  const clients = useClients(client);
  const owners = useOwners(owner);
  return (
    <>
      <TextField label={DETAIL_LABELS.title} {...field('title')} maxLength={120} />
      <Select label={DETAIL_LABELS.client_id} {...clients} {...field('client_id')} />
      <TextField
        label={DETAIL_LABELS.opportunity}
        note={t('opportunity_note')}
        optional
        {...field('opportunity')}
        maxLength={200}
      />
      <Select
        label={DETAIL_LABELS.owner_id}
        {...(owner ? {} : { note: t('owner_note'), optional: true })}
        options={owners}
        searchable
        {...field('owner_id')}
      />
      <FieldPair>
        <NumberField
          label={DETAIL_LABELS.probability_pct}
          note={t('probability_note')}
          suffix="%"
          {...field('probability_pct')}
        />
        <DateField label={DETAIL_LABELS.close_on} optional {...field('close_on')} />
      </FieldPair>
    </>
  );
}
