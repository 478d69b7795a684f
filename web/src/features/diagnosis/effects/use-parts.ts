import { useQuery } from '@tanstack/react-query';
import type { Question } from '#contract/access/explanation.ts';
import { t } from '../messages.ts';
import { answerTo } from '../queries.ts';
import { type Part, reportText } from './facts.ts';
import { useDevicePart } from './use-device-part.ts';
import { useMapsPart } from './use-maps-part.ts';
import { usePushPart } from './use-push-part.ts';
import { useQueuePart } from './use-queue-part.ts';
import { useReachPart } from './use-reach-part.ts';
import { useSessionPart } from './use-session-part.ts';
import { useWorkerPart } from './use-worker-part.ts';

/** Every part, and all of them as the text of the report. */
export function useParts(asked: Question | undefined) {
  const session = useSessionPart();
  const reach = useReachPart();
  const worker = useWorkerPart();
  const queue = useQueuePart();
  const maps = useMapsPart();
  const device = useDevicePart();
  const push = usePushPart();
  const may = useMayPart(asked);
  const title = `${t('report_title')}, ${new Date().toISOString()}`;
  const text = reportText(title, [session, reach, ...may, push, worker, queue, maps, device]);
  return { session, reach, push, worker, queue, maps, device, text };
}

function useMayPart(asked: Question | undefined): readonly Part[] {
  const { data } = useQuery({
    ...answerTo(asked ?? { action: '', object: '', domain: '' }),
    enabled: asked !== undefined,
  });
  if (!asked || !data) return [];
  return [
    {
      title: t('may'),
      facts: [
        { label: `${asked.action} ${asked.object} ${asked.domain}`, value: data.message },
        { label: t('rules'), value: data.rules.map((rule) => rule.join(', ')).join('; ') || t('none') },
      ],
    },
  ];
}
