import { useQuery } from '@tanstack/react-query';
import { approvingRole } from '#contract/dealsheets/bands.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { shareOf } from '../../effects/figures.ts';
import { useStep } from '../../mutations.ts';
import { approvalBands } from '../../queries.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = { note: t('submit_said') };

/** Asks for a note before a draft is submitted, and says who will decide it. */
export function SubmitDialog({ deal, onClose }: { deal: Dealsheet; onClose: () => void }) {
  const { id, code, current } = deal;
  const { revision, version } = current;
  const { submit } = useStep(id);
  const form = useStepForm({
    ...{ name: `submit-${id}`, initial: { note: '' }, onClose },
    take: ({ note }) => submit({ revision, version, note }),
    done: () => t('submitted', { revision }),
  });
  return (
    <FormDialog
      title={t('submit_title', { revision, code })}
      note={t('submit_note')}
      form={form}
      labels={LABELS}
      verb={t('submit_verb', { revision })}
      onClose={onClose}
    >
      <Band deal={deal} />
      <TextArea
        label={LABELS.note}
        note={t('submit_said_note')}
        optional
        {...form.field('note')}
        maxLength={10_000}
      />
    </FormDialog>
  );
}

function Band({ deal: { current } }: { deal: Dealsheet }) {
  const format = useFormat();
  const { data } = useQuery(approvalBands());
  if (!data) return null;
  const { margin_pct, discount_share_pct } = current.results;
  const role = roleName(approvingRole(data.bands, { margin_pct, discount_share_pct }));
  const [margin, discount] = [shareOf(format, margin_pct), shareOf(format, discount_share_pct)];
  return <StatusText tone="info">{t('submit_band', { role, margin, discount })}</StatusText>;
}
