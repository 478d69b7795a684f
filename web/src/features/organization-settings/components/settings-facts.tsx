import { IconLock } from '@tabler/icons-react';
import type { OrganizationSettings } from '#contract/organizations/settings.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Facts } from '../../../ui/card/facts.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { SECTIONS, settingName, settingWord } from '../effects/setting-words.ts';
import { t } from '../messages.ts';
import styles from './settings.module.css';

type SettingsFactsProps = {
  settings: OrganizationSettings;
  /** Why nothing can be changed. */
  why: string;
};

/** Every setting as it stands, for whoever can't change it. */
export function SettingsFacts({ settings, why }: SettingsFactsProps) {
  const format = useFormat();
  const factOf = (field: keyof OrganizationSettings) => {
    const words = settingWord(field, settings[field], format);
    return {
      label: settingName(field),
      value: words ? <span className={styles.lines}>{words}</span> : <Text muted>{t('none')}</Text>,
    };
  };
  const isTold = (field: string) => field !== 'rounding_minutes' || settings.rounding !== 'none';
  return (
    <div className={styles.facts}>
      <StatusText icon={IconLock}>{why}</StatusText>
      {SECTIONS.map(([title, fields]) => (
        <Card key={title} title={title}>
          <div className={styles.pairs}>
            <Facts facts={fields.filter(isTold).map(factOf)} />
          </div>
        </Card>
      ))}
    </div>
  );
}
