import { IconArchive, IconWorld } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { BeginLink } from '../components/begin-link.tsx';
import { CompareCard } from '../components/compare-card.tsx';
import { PresetFacts } from '../components/preset-facts.tsx';
import { PresetState } from '../components/preset-state.tsx';
import { PresetVerbs } from '../components/preset-verbs.tsx';
import { RevisionsCard } from '../components/revisions-card.tsx';
import { SaidCard } from '../components/said-card.tsx';
import { UsesCard } from '../components/uses-card.tsx';
import { PRESETS, type PresetSearch, pairIn } from '../effects/preset-address.ts';
import { useMayKeep } from '../effects/use-may-keep.ts';
import { t } from '../messages.ts';
import { preset as presetRead, presetRevisions } from '../queries.ts';

/** A preset: what it says, what its revisions said, and what is different between two of them. */
export function PresetScreen({ id, search }: { id: string; search: PresetSearch }) {
  const { data: preset } = useSuspenseQuery(presetRead(id));
  const { data: page } = useSuspenseQuery(presetRevisions(id));
  const mayKeep = useMayKeep()(preset);
  const shown = shownOf(preset, page.data);
  const pair = pairIn(search, page.data);
  return (
    <DetailPage
      title={preset.name}
      crumbs={[{ label: t('presets'), href: PRESETS }, { label: preset.name }]}
      statuses={<Statuses preset={preset} />}
      actions={
        <>
          <BeginLink preset={preset} />
          {mayKeep && <PresetVerbs preset={preset} revisions={page.data} />}
        </>
      }
      facts={<PresetFacts preset={preset} />}
    >
      <CardStack>
        {shown && <SaidCard kind={preset.kind} revision={shown} />}
        {preset.uses > 0 && <UsesCard preset={preset} />}
        {pair && <CompareCard preset={preset} pair={pair} revisions={page.data} />}
        <RevisionsCard
          preset={preset}
          revisions={page.data}
          isCut={page.after !== null}
          mayChange={mayKeep && !preset.archived_at}
        />
      </CardStack>
    </DetailPage>
  );
}

/** What is applied; where nothing is, what somebody writes or wrote last. */
const shownOf = ({ current }: Preset, revisions: readonly PresetRevision[]): PresetRevision | undefined =>
  revisions.find(({ revision }) => revision === current) ?? revisions[0];

const Statuses = ({ preset }: { preset: Preset }) => (
  <>
    <PresetState preset={preset} />
    {preset.draft !== null && <Tag>{t('has_draft', { revision: preset.draft })}</Tag>}
    {preset.scope === 'global' && <Tag icon={IconWorld}>{t('scope_global')}</Tag>}
    {preset.archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
  </>
);
