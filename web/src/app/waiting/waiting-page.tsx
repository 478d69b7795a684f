import { useMatches } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Panel } from '../../ui/card/card.tsx';
import { SimplePage } from '../../ui/page/simple-page.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { usePlaces } from '../shell/use-places.ts';
import { t } from './messages.ts';
import { type WaitingPageName, waitingPage } from './pages.ts';

/** The page of an address that holds nothing yet: says what will stand there, and offers a way on. */
export function WaitingPage() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.waiting });
  if (!name) return null;
  return (
    <SimplePage title={waitingPage(name).title}>
      <Panel>
        <Explained name={name} />
      </Panel>
    </SimplePage>
  );
}

function Explained({ name }: { name: WaitingPageName }) {
  const { note, ways } = waitingPage(name);
  const places = usePlaces();
  const [way] = ways.flatMap((id) => places.filter((place) => place.id === id));
  return (
    <Empty title={t('not_yet')} note={note}>
      <ButtonLink href={way?.path ?? '/account'}>
        {t('open', { place: way?.label ?? t('account') })}
      </ButtonLink>
    </Empty>
  );
}
