import { IconShieldCheck } from '@tabler/icons-react';
import { IMPORT_FORMATS } from '#contract/imports/preview.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import styles from './file.module.css';
import { t } from './messages.ts';

/** Where each product hides its detailed export. */
export function Sources() {
  return (
    <Card title={t('where')}>
      <dl className={styles.sources}>
        {IMPORT_FORMATS.map((format) => (
          <div key={format}>
            <dt>{t(format)}</dt>
            <dd>{t(`${format}_how`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.safe}>
        <Icon icon={IconShieldCheck} />
        {t('safe')}
      </p>
      <p className={styles.other}>
        {t('projects_too')} <Link href="/manager/projects/import-projects">{t('import_projects')}</Link>
      </p>
    </Card>
  );
}
