import { ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { SimplePage } from '../../../ui/page/simple-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { t } from '../messages.ts';

/** The place of a profile, which the specification keeps free. */
export function ProfileScreen() {
  return (
    <SimplePage title={t('profile')}>
      <Panel>
        <Empty title={t('profile_empty')} note={t('profile_note')}>
          <ButtonLink href="/account">{t('to_account')}</ButtonLink>
        </Empty>
      </Panel>
    </SimplePage>
  );
}
