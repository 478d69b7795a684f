import type { Channel } from '#contract/notifications/shapes.ts';

/** `Ann Archer assigned you to Harbour Terminal`: what happened, in one line, after whoever did it. */
export const headlineOf = ({
  actor_name,
  title,
}: {
  readonly actor_name: string | null;
  readonly title: string;
}): string =>
  `${actor_name ?? ''} ${title}`
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^./u, (first) => first.toUpperCase());

/** The page that a notification leads to, which says on its way who came how: `nt` and `ch` are read there and vanish. */
export const addressedOf = (
  { url, id }: { readonly url: string; readonly id: string },
  channel: Channel,
): string => {
  const { pathname, searchParams, hash } = new URL(url, 'http://here');
  searchParams.set('nt', id);
  searchParams.set('ch', channel);
  return `${pathname}?${searchParams}${hash}`;
};
