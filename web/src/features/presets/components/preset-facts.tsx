import type { Preset } from '#contract/presets/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Facts } from '../../../ui/card/facts.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { SectionLink } from '../../../ui/page/section-links.tsx';
import { t } from '../messages.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { PLACES_ID } from './uses-card.tsx';

/** What is known of a preset, whatever it says; what isn't is left out. */
export function PresetFacts({ preset }: { preset: Preset }) {
  const format = useFormat();
  const { kind, scope, description, current, draft, uses, behind, updated_at } = preset;
  const facts = [
    { label: t('kind'), value: <StatusText icon={KIND_ICONS[kind]}>{t(`kind_${kind}`)}</StatusText> },
    { label: t('scope'), value: t(`scope_${scope}`) },
    { label: t('description'), value: description },
    { label: t('applied_revision'), value: current ?? t('unpublished') },
    { label: t('draft'), value: draft && t('numbered', { revision: draft }) },
    {
      label: t('uses'),
      value:
        uses > 0 ? (
          <SectionLink id={PLACES_ID}>{t('applied_to', { count: uses })}</SectionLink>
        ) : (
          t('nowhere')
        ),
    },
    { label: t('behind'), value: behind > 0 && t('are_behind', { count: behind }) },
    {
      label: t('updated_at'),
      value: <time title={format.instant(updated_at)}>{format.relative(updated_at)}</time>,
    },
  ];
  return <Facts facts={facts.filter(({ value }) => Boolean(value))} />;
}
