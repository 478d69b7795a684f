import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import type { Invitee, RowProblem } from '../../effects/invitees.ts';
import { addressesIn, everyAddressIn } from '../../effects/typed-addresses.ts';
import type { InviteValues } from '../../effects/use-invite-form.ts';
import { t } from '../../messages.ts';
import { InviteeList } from './invitee-list.tsx';
import { PeopleDrop } from './people-drop.tsx';

type PeopleSectionProps = { form: Form<InviteValues>; problems: ReadonlyMap<string, RowProblem> };

/** Who is invited: addresses typed or pasted, a file, and the list that both fill. */
export function PeopleSection({ form, problems }: PeopleSectionProps) {
  const { rows, typed } = form.values;
  const add = (people: readonly Invitee[]) => {
    if (people.length > 0) form.set('rows', [...rows, ...people]);
  };
  const type = (text: string) => {
    const { found, rest } = addressesIn(text);
    form.set('typed', rest);
    add(found);
  };
  return (
    <FormSection title={t('section_people')}>
      <TextArea
        label={t('addresses')}
        note={t('addresses_note')}
        placeholder={t('addresses_example')}
        rows={2}
        {...form.field('typed')}
        onChange={type}
        onBlur={() => {
          form.set('typed', '');
          add(everyAddressIn(typed));
        }}
      />
      <PeopleDrop onPeople={add} />
      {rows.length > 0 && <InviteeList form={form} problems={problems} />}
    </FormSection>
  );
}
