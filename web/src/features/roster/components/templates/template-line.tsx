import {
  IconDeviceFloppy,
  IconDots,
  IconGitCompare,
  IconPencil,
  IconTemplate,
  IconTrash,
  IconUnlink,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { a, presetVerb, standingOf } from '../../../../platform/applied/applied-words.ts';
import { usePresetHref } from '../../../../platform/applied/use-preset-href.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { AppliedStanding } from '../../../../ui/applied/applied-standing.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { useTemplatePresets } from '../../effects/templates/use-template-presets.ts';
import { useTemplateWrites } from '../../effects/templates/use-template-writes.ts';
import { inTemplate, whoseTemplate } from '../../effects/templates/words.ts';
import { useRefresh } from '../../effects/use-refresh.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './templates.module.css';

type TemplateLineProps = {
  project_id: string;
  template: RosterTemplate;
  onUse: () => void;
  onRename: () => void;
  onSaveOver: () => void;
  /** Left out where presets aren't the caller's to apply. */
  onPreset?: () => void;
};

/** One template, with what may be done with it here. */
export function TemplateLine(props: TemplateLineProps) {
  const { project_id, template, onUse } = props;
  const format = useFormat();
  const { name, own, preset, updated_at } = template;
  const hrefOf = usePresetHref();
  const changed = t('changed_on', { when: format.relative(updated_at) });
  const entries = useEntries(project_id, props);
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.small}>{inTemplate(template, format)}</span>
        <span className={styles.small} title={format.instant(updated_at)}>
          {[whoseTemplate(template), changed].filter(Boolean).join(' · ')}
        </span>
        {preset && (
          <AppliedStanding
            name={a('from', preset)}
            href={hrefOf(preset.id)}
            standing={standingOf(preset, preset.drifted)}
            small
          />
        )}
      </span>
      <Button small icon={IconTemplate} onClick={onUse}>
        {t('use_verb')}
        <HiddenText>{` ${name}`}</HiddenText>
      </Button>
      {own && (
        <Menu
          entries={entries}
          trigger={<IconButton icon={IconDots} label={t('verbs_of', { name })} variant="ghost" />}
        />
      )}
    </li>
  );
}

function useEntries(project_id: string, props: TemplateLineProps): MenuEntry[] {
  const { template, onRename, onSaveOver, onPreset } = props;
  const { mayApply, removing } = useTemplatePresets(project_id);
  const { share, remove } = useTemplateWrites(project_id);
  const refresh = useRefresh();
  const { shared, preset } = template;
  const failed = (error: unknown) => {
    toast.show({ title: words('not_done'), message: whyRefused(error), err: error });
    void refresh();
  };
  return [
    { id: 'rename', label: t('rename'), icon: IconPencil, onSelect: onRename },
    { id: 'save', label: t('save_over_verb'), icon: IconDeviceFloppy, onSelect: onSaveOver },
    ...(onPreset
      ? [{ id: 'preset', label: presetVerb(preset), icon: IconGitCompare, onSelect: onPreset }]
      : []),
    ...(mayApply && preset
      ? [
          {
            ...{ id: 'remove', label: a('remove'), icon: IconUnlink },
            onSelect: () => void removing(template).catch(failed),
          },
        ]
      : []),
    {
      ...{ id: 'share', label: t(shared ? 'unshare_verb' : 'share_verb') },
      icon: shared ? IconUsersMinus : IconUsers,
      onSelect: () => void share(template, !shared).catch(failed),
    },
    {
      ...{ id: 'delete', label: t('delete'), icon: IconTrash, danger: true },
      onSelect: () => void remove(template).catch(failed),
    },
  ];
}
