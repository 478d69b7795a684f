import { onlineManager } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { report } from '../platform/reporting.ts';
import { createStore, type Store, useStore } from '../ui/theme/store.ts';

type Loaded<Props> = { readonly Part: ComponentType<Props> } | null;

/** A part of the frame whose code arrives after the page. */
export interface LatePart<Props> {
  readonly loaded: Store<Loaded<Props>>;
  /** Fetches the code, unless it is there. */
  readonly fetch: () => void;
}

/** A part with code of its own; `whenMissing` says to whoever asked for it that it can't be there yet. */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing?: (error: unknown) => void,
): LatePart<Props> {
  const loaded = createStore<Loaded<Props>>(null);
  const miss = (error: unknown) => {
    if (onlineManager.isOnline()) report(error, 'warning');
    whenMissing?.(error);
  };
  return {
    loaded,
    fetch: () => {
      if (!loaded.get()) void load().then((Part) => loaded.set({ Part }), miss);
    },
  };
}

interface LateProps<Props> {
  readonly part: LatePart<Props>;
  /** What stands in its place until it is there. */
  readonly meanwhile?: ReactNode;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/** Draws a late part. Where its code can't be fetched the page stays as it is, and it is asked for again with the network. */
export function Late<Props>({ part, meanwhile = null, children }: LateProps<Props>) {
  const loaded = useStore(part.loaded);
  useEffect(() => {
    part.fetch();
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) part.fetch();
    });
  }, [part]);
  return loaded ? <Suspense fallback={meanwhile}>{children(loaded.Part)}</Suspense> : meanwhile;
}
