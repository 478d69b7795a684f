import { IconArchive, IconDots, IconGitCompare, IconPencil, IconUnlink } from '@tabler/icons-react';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { a, standingOf } from '../../../../platform/applied/applied-words.ts';
import { usePresetHref } from '../../../../platform/applied/use-preset-href.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { AppliedStanding } from '../../../../ui/applied/applied-standing.tsx';
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
  /** Left out where presets aren't the caller's to apply. */
  onPreset?: () => void;
  onRemovePreset?: () => void;
};

/** A template: of which type, what an entry starts with, and whose it is. */
export function TemplateRow(props: TemplateRowProps) {
  const { template, mayChange } = props;
  const { type, name, project_id, used, preset } = template;
  const hrefOf = usePresetHref();
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
        {preset && (
          <AppliedStanding
            name={a('from', preset)}
            href={hrefOf(preset.id)}
            standing={standingOf(preset, preset.drifted)}
            small
          />
        )}
      </div>
      {mayChange && (
        <Menu
          trigger={<IconButton icon={IconDots} label={t('menu', { name })} variant="ghost" />}
          entries={entriesOf(props)}
        />
      )}
    </li>
  );
}

const entriesOf = ({ template: { preset }, onEdit, onArchive, ...of }: TemplateRowProps): MenuEntry[] => [
  { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
  ...(of.onPreset
    ? [{ id: 'preset', label: presetVerb(preset), icon: IconGitCompare, onSelect: of.onPreset }]
    : []),
  ...(of.onRemovePreset && preset
    ? [{ id: 'remove', label: a('remove'), icon: IconUnlink, onSelect: of.onRemovePreset }]
    : []),
  { id: 'archive', label: t('archive'), icon: IconArchive, onSelect: onArchive },
];

const presetVerb = (preset: OpsLogTemplate['preset']): string => {
  if (!preset) return t('under_preset');
  const { current, revision } = preset;
  return current !== null && current > revision ? a('reapply', { revision: current }) : t('compare_preset');
};

const partsOf = ({ title, body, severity, tags, follow_up_days: days }: OpsLogTemplate): string[] => [
  ...(severity ? [words(`severity_${severity}`)] : []),
  ...(days === null ? [] : [t('days_due', { days })]),
  ...tags.map((tag) => `#${tag}`),
  ...(title ? [`“${title}”`] : []),
  ...(body ? [body.split('\n')[0] ?? ''] : []),
];
