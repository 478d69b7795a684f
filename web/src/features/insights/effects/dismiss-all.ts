import type { QueryClient } from '@tanstack/react-query';
import type { Insight } from '#contract/insights/shapes.ts';
import type { Dismissal } from '#contract/insights/states.ts';
import { decide } from '../mutations.ts';
import { refusalOf } from './refusal.ts';

/** An insight that wasn't dismissed, and why. */
export interface Left {
  readonly insight: Insight;
  readonly why: string;
}

/** Dismisses insights for one reason, one after another, each as it was seen; what is refused is left, and the others go on. */
export async function dismissAll(
  client: QueryClient,
  insights: readonly Insight[],
  { because, note }: { readonly because: Dismissal; readonly note: string },
): Promise<{ dismissed: number; left: Left[] }> {
  const left: Left[] = [];
  for (const insight of insights)
    await decide(client, insight, { state: 'dismissed', because, note }).catch((error: unknown) =>
      left.push({ insight, why: refusalOf(error) }),
    );
  return { dismissed: insights.length - left.length, left };
}
