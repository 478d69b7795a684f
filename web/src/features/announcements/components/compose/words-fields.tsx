import { PRIORITIES } from '#contract/notifications/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormSection } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { type AnnouncementValues, LABELS, MOST_MESSAGE, MOST_TITLE } from '../../effects/values.ts';
import { t } from './messages.ts';

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: t(value), detail: t(`${value}_note`) }));

/** What announcements often lead to; nearly everybody may open these. */
const PAGES = [
  { value: '/daily-activity', label: t('page_activity') },
  { value: '/manager/projects', label: t('page_projects') },
  { value: '/account', label: t('page_account') },
  { value: '/profile', label: t('page_profile') },
].map((page) => ({ ...page, detail: page.label }));

type WordsFieldsProps = { form: Form<AnnouncementValues> };

/** What is said, where it leads, and how much it matters. */
export function WordsFields({ form }: WordsFieldsProps) {
  const format = useFormat();
  const { title, message } = form.values;
  const priority = form.field('priority');
  const count = (text: string, most: number) =>
    t('characters', { count: format.number(text.trim().length), most: format.number(most) });
  return (
    <FormSection title={t('section_what')}>
      <TextField label={LABELS.title} note={count(title, MOST_TITLE)} {...form.field('title')} />
      <TextArea
        label={LABELS.message}
        note={count(message, MOST_MESSAGE)}
        optional
        rows={6}
        {...form.field('message')}
      />
      <SuggestField
        label={LABELS.link}
        note={t('link_note')}
        optional
        placeholder="/daily-activity"
        suggestions={PAGES}
        {...form.field('link')}
      />
      <Select
        label={LABELS.priority}
        note={t(`${priority.value}_note`)}
        options={PRIORITY_OPTIONS}
        {...priority}
        onChange={(chosen) => {
          const known = PRIORITIES.find((one) => one === chosen);
          if (known) priority.onChange(known);
        }}
      />
    </FormSection>
  );
}
