import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import { serviceTypeChoices } from '../../../choices/queries.ts';
import { t } from '../../messages.ts';
import { optionsOf } from '../options-of.ts';
import { Reached } from '../reach/reached.tsx';
import { AddressField } from './address-field.tsx';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

const ZONES = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** Which work it takes, where, and the words to find it by. */
export function WorkSection({ form }: { form: ProjectForm }) {
  const { field } = form;
  const services = useQuery(serviceTypeChoices());
  return (
    <FormSection title={f('section_work')}>
      <MultiSelect
        label={f('service_types')}
        note={f('service_types_note')}
        optional
        options={optionsOf(services.data?.data)}
        loading={services.isPending}
        {...field('service_type_ids')}
      />
      <Reached by={['service_type_ids']} />
      <AddressField label={f('site_address')} {...field('site_address')} />
      <Select
        label={f('site_timezone')}
        note={f('site_timezone_note')}
        optional
        options={ZONES}
        searchable
        {...field('site_timezone')}
      />
      <Reached by={['site_timezone']} />
      <TagsField label={t('tags')} optional maxTags={20} {...field('tags')} />
    </FormSection>
  );
}
