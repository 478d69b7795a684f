import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { detailConflicts } from '../../effects/detail-conflicts.ts';
import {
  changedDetails,
  DETAIL_LABELS,
  type DetailValues,
  detailsOf,
  VALIDATE_DETAILS,
} from '../../effects/details.ts';
import { useUpdateDealsheet } from '../../mutations.ts';
import { dealsheet } from '../../queries.ts';
import { DetailFields } from '../detail-fields.tsx';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

/** Changes the dealsheet itself, over the version that the box was opened with. */
export function DetailsDialog({ deal, onClose }: { deal: Dealsheet; onClose: () => void }) {
  const [base, setBase] = useState(deal);
  return <DetailsForm key={base.version} base={base} onTake={setBase} onClose={onClose} />;
}

type DetailsFormProps = { base: Dealsheet; onTake: (theirs: Dealsheet) => void; onClose: () => void };

function DetailsForm({ base, onTake, onClose }: DetailsFormProps) {
  const queries = useQueryClient();
  const { mutateAsync } = useUpdateDealsheet();
  const [theirs, setTheirs] = useState<Dealsheet | null>(null);
  const initial = detailsOf(base);
  const save = async (values: DetailValues, version: number): Promise<unknown> => {
    try {
      return await mutateAsync({ id: base.id, version, body: changedDetails(initial, values) });
    } catch (error) {
      if (!isCallError(error, 412)) throw error;
      const now = await queries.fetchQuery({ ...dealsheet(base.id), staleTime: 0 });
      if (now.version === version) throw error;
      if (detailConflicts(base, values, now).length === 0) return save(values, now.version);
      setTheirs(now);
      throw error;
    }
  };
  const form = useStepForm<DetailValues>({
    ...{ name: `details-${base.id}-${base.version}`, initial, validate: VALIDATE_DETAILS, onClose },
    take: (values) => save(values, theirs?.version ?? base.version),
    done: ({ title }) => t('details_saved', { title: title.trim() }),
  });
  const keep = () => {
    setTheirs(null);
    void form.submit();
  };
  return (
    <>
      <FormDialog
        title={t('details_title', { code: base.code })}
        note={t('details_note')}
        form={form}
        labels={DETAIL_LABELS}
        verb={t('edit_details_save')}
        onClose={onClose}
      >
        <DetailFields form={form} client={base.client} owner={base.owner} />
      </FormDialog>
      <ConflictDialog
        open={theirs !== null}
        conflicts={theirs ? detailConflicts(base, form.values, theirs) : []}
        onKeep={keep}
        onTake={() => theirs && onTake(theirs)}
        onClose={() => setTheirs(null)}
      />
    </>
  );
}
