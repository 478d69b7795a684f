import type { PresetKind } from '#contract/presets/states.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormSection } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import type { DraftValues } from '../effects/draft-values.ts';
import { placed } from '../effects/kinds/field.ts';
import { sectionsOf } from '../effects/kinds/sections.ts';
import { t } from '../messages.ts';
import { SaidField } from './said-field.tsx';

/** The fields of a draft, part by part, and what is new in it. */
export const DraftFields = ({ form, kind }: { form: Form<DraftValues>; kind: PresetKind }) => (
  <>
    {sectionsOf(kind).map(({ title, fields }) => (
      <FormSection key={title} title={title}>
        {placed(fields).map((one) => (
          <SaidField key={one.path} form={form} placed={one} />
        ))}
      </FormSection>
    ))}
    <FormSection title={t('section_revision')}>
      <TextField
        label={t('revision_note')}
        note={t('revision_note_note')}
        optional
        {...form.field('note')}
        maxLength={500}
      />
    </FormSection>
  </>
);
