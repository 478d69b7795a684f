import type { Preset } from '#contract/presets/shapes.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { SimplePage } from '../../../ui/page/simple-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { PRESETS, presetHref } from '../effects/preset-address.ts';
import { t } from '../messages.ts';

/** In place of the form of a draft that there isn't, or not any more. */
export const NoDraft = ({ preset: { id, name } }: { preset: Preset }) => (
  <SimplePage
    title={name}
    crumbs={[
      { label: t('presets'), href: PRESETS },
      { label: name, href: presetHref(id) },
      { label: t('draft') },
    ]}
  >
    <Empty title={t('no_draft')} note={t('no_draft_note')}>
      <ButtonLink href={presetHref(id)} variant="primary">
        {t('to_preset')}
      </ButtonLink>
    </Empty>
  </SimplePage>
);
