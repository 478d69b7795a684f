import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { ServiceTypeFields } from '../components/service-type-fields.tsx';
import { conflictsOf } from '../effects/conflicts.ts';
import { LABELS } from '../effects/service-type-values.ts';
import { useEditForm } from '../effects/use-edit-form.ts';
import { t } from '../messages.ts';
import { serviceType } from '../queries.ts';

/** The form of a service type. It stays over the version it was opened with, whatever is read meanwhile. */
export function EditServiceTypeScreen({ id }: { id: string }) {
  const { data } = useSuspenseQuery(serviceType(id));
  const [base, setBase] = useState(data);
  return <EditForm key={base.version} base={base} onTake={setBase} />;
}

function EditForm({ base, onTake }: { base: ServiceType; onTake: (theirs: ServiceType) => void }) {
  const { form, theirs, keepMine, forgetTheirs, dropDraft } = useEditForm(base);
  const here = `/manager/service-types/${base.id}`;
  const take = () => {
    dropDraft();
    if (theirs) onTake(theirs);
  };
  return (
    <>
      <FormPage
        title={t('edit_service_type', { name: base.name })}
        crumbs={[
          { label: t('service_types'), href: '/manager/service-types' },
          { label: base.name, href: here },
          { label: t('edit') },
        ]}
        form={form}
        labels={LABELS}
        cancelHref={here}
      >
        <ServiceTypeFields form={form} />
      </FormPage>
      <ConflictDialog
        open={theirs !== null}
        conflicts={theirs ? conflictsOf(base, form.values, theirs) : []}
        onKeep={() => void keepMine()}
        onTake={take}
        onClose={forgetTheirs}
      />
    </>
  );
}
