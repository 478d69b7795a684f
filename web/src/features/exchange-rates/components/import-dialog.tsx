import { rateDateOrder } from '#contract/exchange-rates/shapes.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FileButton } from '../../../ui/files/file-button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import { useImportForm } from '../effects/use-import-form.ts';
import { t } from '../messages.ts';
import styles from './import-preview.module.css';
import { ImportPreview } from './import-preview.tsx';

const LABELS = { text: t('import_text'), date_order: t('date_order') };
const ORDERS = rateDateOrder.options.map((value) => ({ value, label: t(`order_${value}`) }));

/** Takes rates from a text that is pasted or read from a file: checked first, then brought as a whole. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { currency: into } = useOrganization();
  const { form, preview, isReady } = useImportForm(onClose);
  const order = form.field('date_order');
  const read = async ([file]: readonly File[]) => {
    try {
      if (file) form.set('text', await file.text());
    } catch (err) {
      toast.show({ title: t('file_unread'), err });
    }
  };
  const coming = preview ? preview.added + preview.replaced.length : 0;
  return (
    <FormDialog
      title={t('import_title')}
      form={form}
      labels={LABELS}
      verb={isReady ? t('bring', { count: coming }) : t('check')}
      boxSize="large"
      onClose={onClose}
    >
      <TextArea
        label={t('import_text')}
        note={t('import_note', { into })}
        placeholder={t('import_example')}
        rows={8}
        {...form.field('text')}
      />
      <FieldPair>
        <Select
          label={t('date_order')}
          options={ORDERS}
          {...order}
          onChange={(chosen) => {
            const known = rateDateOrder.options.find((one) => one === chosen);
            if (known) order.onChange(known);
          }}
        />
        <div className={styles.file}>
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onFiles={(files) => void read(files)}>
            {t('choose_file')}
          </FileButton>
        </div>
      </FieldPair>
      {preview && <ImportPreview preview={preview} />}
    </FormDialog>
  );
}
