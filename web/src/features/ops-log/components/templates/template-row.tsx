import { IconArchive, IconDots, IconPencil } from '@tabler/icons-react';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { TYPE_ICONS } from '../../effects/looks.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './templates.module.css';

type TemplateRowProps = {
  template: OpsLogTemplate;
  mayChange: boolean;
  onEdit: () => void;
  onArchive: () => void;
};

/** A template: of which type, what an entry starts with, and whose it is. */
export function TemplateRow({ template, mayChange, onEdit, onArchive }: TemplateRowProps) {
  const { type, name, project_id, used } = template;
  const whose = project_id ? null : t(used ? 'everywhere' : 'replaced');
  return (
    <li className={styles.row}>
      <Icon icon={TYPE_ICONS[type]} size={18} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={classNames(styles.small, styles.parts)}>
          {[words(`type_${type}`), ...partsOf(template)].join(' · ')}
        </span>
        {whose && <span className={styles.small}>{whose}</span>}
      </div>
      {mayChange && (
        <Menu
          trigger={<IconButton icon={IconDots} label={t('menu', { name })} variant="ghost" />}
          entries={[
            { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
            { id: 'archive', label: t('archive'), icon: IconArchive, onSelect: onArchive },
          ]}
        />
      )}
    </li>
  );
}

const partsOf = ({ title, body, severity, tags, follow_up_days: days }: OpsLogTemplate): string[] => [
  ...(severity ? [words(`severity_${severity}`)] : []),
  ...(days === null ? [] : [t('days_due', { days })]),
  ...tags.map((tag) => `#${tag}`),
  ...(title ? [`“${title}”`] : []),
  ...(body ? [body.split('\n')[0] ?? ''] : []),
];
