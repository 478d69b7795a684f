import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Select } from '../../../../ui/form/select.tsx';
import { newHref } from '../../effects/places.ts';
import { templateChoices } from '../../queries.ts';
import { t } from './messages.ts';

/** Begins from a template, on a form of its own: what was typed here before stays kept. */
export function TemplateField() {
  const { history } = useRouter();
  const { data } = useQuery(templateChoices());
  if (!data || data.data.length === 0) return null;
  return (
    <Select
      label={t('begin_from')}
      optional
      placeholder={t('choose_template')}
      options={data.data.map(({ id, title }) => ({ value: id, label: title }))}
      value={null}
      onChange={(id) => id && history.push(newHref(id))}
    />
  );
}
