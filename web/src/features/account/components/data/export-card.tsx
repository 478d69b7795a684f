import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../../platform/list/csv.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { useExportData } from '../../mutations.ts';
import styles from './data.module.css';

/** Everything that is kept about the person, to take along. */
export function ExportCard() {
  const { mutate, isPending } = useExportData(t('download_failed'));
  const download = () =>
    mutate(undefined, {
      onSuccess: ({ name, bytes }) => {
        saveFile(name, bytes);
        toast.show({ title: t('downloaded', { name }) });
      },
    });
  return (
    <Card title={t('data_title')}>
      <div className={styles.card}>
        <p>{t('data_note')}</p>
        <Text muted>{t('data_many')}</Text>
        <div>
          <Button icon={IconDownload} onClick={download} disabled={isPending}>
            {isPending ? t('downloading') : t('download')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
