import { IconPlus, IconTrash } from '@tabler/icons-react';
import { APPROVING_ROLES, type ApprovalBand } from '#contract/dealsheets/bands.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { useWriteBands } from '../../mutations.ts';
import styles from './approval.module.css';
import { t } from './messages.ts';

const MOST = 10;
const ROLES = APPROVING_ROLES.map((value) => ({ value, label: roleName(value) }));
const PARTS = ['role', 'min_margin_pct', 'max_discount_pct'] as const satisfies (keyof ApprovalBand)[];

type Values = { bands: ApprovalBand[] };
type BandsDialogProps = { kept: { version: number; bands: readonly ApprovalBand[] }; onClose: () => void };

/** Who approves by margin and discount, said anew over the version that was looked at. */
export default function BandsDialog({ kept, onClose }: BandsDialogProps) {
  const write = useWriteBands();
  const form = useForm<Values>({
    initial: { bands: [...kept.bands] },
    onSubmit: async ({ bands }) => {
      try {
        await write({ version: kept.version, bands });
      } catch (error) {
        return refusedFields(error, t('bands_stale'));
      }
      toast.show({ title: t('bands_saved') });
      onClose();
      return undefined;
    },
  });
  const { bands } = form.values;
  const put = (next: ApprovalBand[]) => form.set('bands', next);
  const last = bands.at(-1);
  return (
    <FormDialog
      title={t('bands_title')}
      note={t('bands_dialog_note')}
      form={form}
      labels={labelsOf(bands.length)}
      verb={t('bands_save')}
      isReady={bands.length > 0}
      boxSize="large"
      onClose={onClose}
    >
      {[...bands.keys()].map((at) => (
        <BandFields
          key={`${bands.length}-${at}`}
          {...{ at, form }}
          {...(bands.length > 1 ? { onRemove: () => put(bands.toSpliced(at, 1)) } : {})}
        />
      ))}
      {bands.length < MOST && (
        <Button
          small
          icon={IconPlus}
          onClick={() => put([...bands, last ?? { role: 'owner', min_margin_pct: '', max_discount_pct: '' }])}
        >
          {t('band_add')}
        </Button>
      )}
    </FormDialog>
  );
}

const labelsOf = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) =>
      PARTS.map((part) => [`bands.${at}.${part}`, t('band_part', { place: at + 1, part: t(part) })]),
    ).flat(),
  );

type BandFieldsProps = { at: number; form: Form<Values>; onRemove?: () => void };

function BandFields({ at, form, onRemove }: BandFieldsProps) {
  const field = (part: (typeof PARTS)[number]) => form.nested(`bands.${at}.${part}`);
  return (
    <fieldset className={styles.fields} aria-label={t('band_place', { place: at + 1 })}>
      <Select {...field('role')} label={t('role')} options={ROLES} />
      <TextField {...field('min_margin_pct')} label={t('min_margin_pct')} />
      <TextField {...field('max_discount_pct')} label={t('max_discount_pct')} />
      {onRemove && (
        <IconButton
          icon={IconTrash}
          variant="ghost"
          label={t('band_remove', { place: at + 1 })}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
