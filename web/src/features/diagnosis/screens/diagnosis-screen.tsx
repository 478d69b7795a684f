import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { Question } from '#contract/access/explanation.ts';
import { checkBuild } from '../../../platform/builds/check-build.ts';
import { places } from '../../../platform/maps/places.ts';
import { sendNow } from '../../../platform/offline/unsent/unsent.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CardGrid, CardStack, DashboardPage } from '../../../ui/page/dashboard-page.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { PartCard } from '../components/part-card.tsx';
import { PermissionCard } from '../components/permission-card.tsx';
import { ReportCard } from '../components/report-card.tsx';
import { SimulationsCard } from '../components/simulations-card.tsx';
import { TriggersCard } from '../components/triggers-card.tsx';
import { maySimulate } from '../effects/simulation.ts';
import { useParts } from '../effects/use-parts.ts';
import { t } from '../messages.ts';

/** What works here and what doesn't, part by part, with a report to copy. `onFatal` breaks the application. */
export function DiagnosisScreen({ onFatal }: { onFatal: (error: Error) => void }) {
  const [asked, setAsked] = useState<Question>();
  const [broken, setBroken] = useState<Error>();
  const { session, reach, push, worker, queue, maps, device, text } = useParts(asked);
  if (broken) throw broken;
  return (
    <DashboardPage title={t('title')} bar={<Text muted>{t('intro')}</Text>}>
      <CardGrid columns="two">
        <CardStack>
          <PartCard {...session} end={<Verb onClick={session.measure}>{t('measure')}</Verb>} />
          <PermissionCard asked={asked} onAsk={setAsked} />
          <PartCard {...worker} end={<Verb onClick={() => void checkBuild()}>{t('check')}</Verb>} />
          <TriggersCard onBreak={setBroken} onFatal={onFatal} />
        </CardStack>
        <CardStack>
          <PartCard {...reach} end={<Verb onClick={reach.again}>{t('ask_again')}</Verb>} />
          <PartCard {...queue} end={<SendNow isEmpty={queue.isEmpty} />} />
          <PartCard {...push} end={<SendTest {...push} />} />
          <PartCard {...maps} end={<LoadMaps state={maps.state} />} />
          <PartCard {...device} />
          {maySimulate() && <SimulationsCard />}
        </CardStack>
      </CardGrid>
      <ReportCard text={text} />
    </DashboardPage>
  );
}

const Verb = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button small icon={IconRefresh} onClick={onClick}>
    {children}
  </Button>
);

const SendNow = ({ isEmpty }: { isEmpty: boolean }) => (
  <Button small icon={IconSend} disabled={isEmpty} onClick={sendNow}>
    {t('send_now')}
  </Button>
);

const SendTest = ({ test, isTesting }: { test: () => void; isTesting: boolean }) => (
  <Button small icon={IconSend} disabled={isTesting} onClick={test}>
    {t('send_test')}
  </Button>
);

function LoadMaps({ state }: { state: string }) {
  const isUseless = state === 'not-configured' || state === 'loading' || state === 'ready';
  return (
    <Button
      small
      icon={IconRefresh}
      disabled={isUseless}
      onClick={() =>
        places()
          .load()
          .catch(() => undefined)
      }
    >
      {t('load')}
    </Button>
  );
}
