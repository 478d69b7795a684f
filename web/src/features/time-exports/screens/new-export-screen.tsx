import { EXPORT_PARTS, type ExportPurpose } from '#contract/time-exports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { PreviewCard } from '../components/preview-card.tsx';
import { WhatFields } from '../components/what-fields.tsx';
import { exportsHref } from '../effects/exports-address.ts';
import { LABELS, useExportForm } from '../effects/use-export-form.ts';
import { usePreviewed } from '../effects/use-previewed.ts';
import { t } from '../messages.ts';

/** Lets approved time out; beside the fields stands what that would be. */
export function NewExportScreen({ purpose }: { purpose?: ExportPurpose | undefined }) {
  const { id, name } = useOrganization();
  const format = useFormat();
  const list = exportsHref(id);
  const form = useExportForm(list, purpose);
  const previewed = usePreviewed(form.values);
  const seconds = previewed.preview?.seconds;
  return (
    <FormPage
      title={t('new_export')}
      crumbs={[
        { label: name, href: `/manager/organizations/${id}` },
        { label: t('exports'), href: list },
        { label: t('new_export') },
      ]}
      form={form}
      labels={LABELS}
      save={seconds ? t('export_hours', { hours: format.duration(seconds) }) : t('export_nothing')}
      cancelHref={list}
      side={
        <PreviewCard
          previewed={previewed}
          parts={EXPORT_PARTS.filter((part) => form.values.parts.includes(part))}
        />
      }
    >
      <WhatFields form={form} />
    </FormPage>
  );
}
