import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MyInvitation } from '#contract/invitations/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { session } from '../../../platform/session/current-session.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { OpenView } from '../components/answer/open-view.tsx';
import { RefusalView } from '../components/answer/refusal-view.tsx';
import { refusalBy, refusalOf, sentenceOf } from '../effects/refusals.ts';
import { t } from '../messages.ts';
import { useAccept, useDecline } from '../mutations.ts';
import { myInvitation } from '../queries.ts';

/** Takes the person into an organization that they are in from now on. */
export type Enter = (organization: string) => Promise<void>;

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
      <RefusalView refusal={refusal} invitation={data} onEnter={onAccepted} onRetry={() => void retry()} />
    );
  if (data) return <Open invitation={data} onAccepted={onAccepted} onRetry={() => void retry()} />;
  if (error) return <LoadError {...failedRead(error, t('load_failed'), refetch)} />;
  return <SkeletonRows rows={4} />;
}

type OpenProps = { invitation: MyInvitation; onAccepted: Enter; onRetry: () => void };

function Open({ invitation, onAccepted, onRetry }: OpenProps) {
  const { id, organization } = invitation;
  const router = useRouter();
  const accept = useAccept(false);
  const decline = useDecline();
  const refusal = refusalOf(accept.error);
  if (refusal) {
    const retry = () => {
      accept.reset();
      onRetry();
    };
    return (
      <RefusalView
        refusal={refusal}
        invitation={invitation}
        said={sentenceOf(accept.error, refusal)}
        onEnter={onAccepted}
        onRetry={retry}
      />
    );
  }
  const take = () =>
    accept.mutate(id, {
      onSuccess: async ({ organization: entered }) => {
        toast.show({ title: t('accepted_toast', { organization: entered.name }) });
        await onAccepted(entered.id);
      },
      onError: (err) => {
        if (!refusalOf(err)) toast.show({ title: t('accept_failed'), message: err.message, err });
      },
    });
  const refuse = () =>
    question.ask({
      ask: t('decline_ask', { organization: organization.name }),
      note: t('decline_note'),
      accept: () =>
        decline.mutate(id, {
          onSuccess: () => {
            toast.show({ title: t('declined_toast') });
            router.history.push('/');
          },
        }),
    });
  return (
    <OpenView
      invitation={invitation}
      busy={accept.isPending || accept.isSuccess || decline.isPending}
      onAccept={take}
      onDecline={refuse}
    />
  );
}
