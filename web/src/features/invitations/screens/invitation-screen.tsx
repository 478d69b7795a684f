import { useQuery } from '@tanstack/react-query';
import type { MyInvitation } from '#contract/invitations/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { session } from '../../../platform/session/current-session.ts';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { OpenView } from '../components/answer/open-view.tsx';
import { RefusalView } from '../components/answer/refusal-view.tsx';
import { refusalBy, refusalOf, sentenceOf } from '../effects/refusals.ts';
import { type Enter, useAnswer } from '../effects/use-answer.ts';
import { t } from '../messages.ts';
import { myInvitation } from '../queries.ts';

type InvitationScreenProps = { id: string | undefined; onAccepted: Enter };

/** An invitation as the invited person sees it: to accept or decline, or why it can't be. */
export function InvitationScreen({ id, onAccepted }: InvitationScreenProps) {
  if (!id) return <RefusalView refusal="incomplete" invitation={undefined} onEnter={onAccepted} />;
  return <Read id={id} onAccepted={onAccepted} />;
}

function Read({ id, onAccepted }: { id: string; onAccepted: Enter }) {
  const { data, error, refetch } = useQuery(myInvitation(id));
  const refusal = data ? refusalBy(data.status) : refusalOf(error);
  const retry = async () => {
    // What the provider knows of an address stands in the token.
    await session()
      .tokens({ force: true })
      .catch(() => undefined);
    await refetch();
  };
  if (refusal)
    return (
      <RefusalView
        refusal={refusal}
        invitation={data}
        said={sentenceOf(error, refusal)}
        onEnter={onAccepted}
        onRetry={() => void retry()}
      />
    );
  if (data) return <Open invitation={data} onAccepted={onAccepted} onRetry={() => void retry()} />;
  if (error) return <LoadError {...failedRead(error, t('load_failed'), refetch)} />;
  return <SkeletonRows rows={4} />;
}

type OpenProps = { invitation: MyInvitation; onAccepted: Enter; onRetry: () => void };

function Open({ invitation, onAccepted, onRetry }: OpenProps) {
  const { accept, decline, busy, error, reset } = useAnswer(invitation, onAccepted);
  const refusal = refusalOf(error);
  if (!refusal) return <OpenView invitation={invitation} busy={busy} onAccept={accept} onDecline={decline} />;
  const retry = () => {
    reset();
    onRetry();
  };
  return (
    <RefusalView
      refusal={refusal}
      invitation={invitation}
      said={sentenceOf(error, refusal)}
      onEnter={onAccepted}
      onRetry={retry}
    />
  );
}
