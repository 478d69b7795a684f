import { ADDRESS_TYPES, type Address } from '#contract/clients/addresses.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { FoundPlace } from '../../../../platform/maps/place-lookup.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { isPlace, LABELS } from '../../effects/belongings/address-values.ts';
import { countryChoices } from '../../effects/country-names.ts';
import { useAddressForm } from '../../effects/use-address-form.ts';
import { FirstLine } from './first-line.tsx';
import { t } from './messages.ts';

type AddressDialogProps = {
  client: Pick<Client, 'id' | 'name'>;
  /** Null for a new one. */
  address: Address | null;
  /** Where a new one probably is. */
  country: string | null;
  isFirst: boolean;
  onClose: () => void;
};

/** Where a client is, to be written or found. */
export default function AddressDialog({ client, address, onClose, ...about }: AddressDialogProps) {
  const { locale } = useFormat();
  const { form, conflict } = useAddressForm({ ...about, address, client_id: client.id, onDone: onClose });
  const { field, values, set, fill } = form;
  const take = ({ line1, city, region, postcode, country, place_id, lat, lng }: FoundPlace) => {
    const where = { line1: line1.slice(0, 200), city, region, postcode, country: country ?? values.country };
    fill({ ...where, place: { ...where, place_id, lat, lng } });
  };
  const chooseType = (chosen: string | null) => {
    const type = ADDRESS_TYPES.find((one) => one === chosen);
    if (type) set('type', type);
  };
  return (
    <>
      <FormDialog
        {...{ form, onClose }}
        title={address ? t('edit_title', { name: address.line1 }) : t('new_title', client)}
        labels={LABELS}
        verb={t('save')}
        boxSize="large"
      >
        <Select {...field('type')} label={t('type')} options={TYPES} onChange={chooseType} />
        <FirstLine field={field('line1')} onFound={take} />
        {isPlace(values) && <Filled />}
        <TextField
          {...field('line2')}
          label={t('line2')}
          placeholder={t('line2_hint')}
          maxLength={200}
          optional
        />
        <FieldPair>
          <TextField {...field('city')} label={t('city')} maxLength={120} optional />
          <TextField {...field('postcode')} label={t('postcode')} maxLength={20} optional />
        </FieldPair>
        <FieldPair>
          <TextField {...field('region')} label={t('region')} maxLength={120} optional />
          <Select {...field('country')} label={t('country')} options={countryChoices(locale)} />
        </FieldPair>
        <Checkbox {...field('main')} label={t('is_main')} note={t('is_main_note')} />
      </FormDialog>
      <ConflictDialog {...conflict} />
    </>
  );
}

const Filled = () => (
  <p role="status">
    <Text muted small>
      {t('filled')}
    </Text>
  </p>
);

const TYPES = ADDRESS_TYPES.map((value) => ({ value, label: t(`type_${value}`) }));
