import { IconDownload } from '@tabler/icons-react';
import { REQUIRED_SHEET_FIELDS, SHEET_FIELDS, type SheetField } from '#contract/project-imports/shapes.ts';
import { csvOf, saveFile } from '../../../platform/list/csv.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import styles from './page.module.css';

const required: readonly SheetField[] = REQUIRED_SHEET_FIELDS;
/** Named as the reader of files finds them again. */
const saveTemplate = () =>
  saveFile(
    t('template_name'),
    csvOf(
      SHEET_FIELDS.map((field) => ({ header: t(`field_${field}`), text: () => null })),
      [],
    ),
  );

/** What a file of projects may hold, before anybody has one: each column with an example, and a file that has them all. */
export function ExpectedColumns() {
  return (
    <Card
      title={t('expected')}
      note={t('expected_note')}
      end={
        <Button small variant="ghost" icon={IconDownload} onClick={saveTemplate}>
          {t('template')}
        </Button>
      }
    >
      <dl className={styles.expected}>
        {SHEET_FIELDS.map((field) => (
          <div key={field}>
            <dt>
              {t(`field_${field}`)} {required.includes(field) && <span>{t('needed')}</span>}
            </dt>
            <dd>{t(`such_as_${field}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.other}>
        {t('time_too')} <Link href="/manager/projects/import">{t('import_time')}</Link>
      </p>
    </Card>
  );
}
