import { useIsFetching } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Tour } from '#contract/users/tours.ts';
import { useCurrentUser } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useStore } from '../../../ui/theme/store.ts';
import { TourBox, type TourStep } from '../../../ui/tour/tour-box.tsx';
import { askedTour } from '../effects/asked-tour.ts';
import { pageOf, stepsInSight } from '../effects/steps.ts';
import { tourWords } from '../effects/tour-words.ts';
import { useRoleHere } from '../effects/use-my-tours.ts';
import { t } from '../messages.ts';
import { useSeeTour } from '../mutations.ts';

/** Runs the tour that was asked for, or once that of the person's role; each on its own page, when it is there. */
export function Tours() {
  const router = useRouter();
  // The page that is shown, not the one that is on its way.
  const pathname = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  });
  const asked = useStore(askedTour);
  const { feature_tours } = useCurrentUser();
  const role = useRoleHere();
  const due = role && !feature_tours[role] ? role : null;
  const tour = asked ?? due;
  const page = tour && pageOf(tour);
  useEffect(() => {
    if (asked && router.state.location.pathname !== pageOf(asked)) router.history.push(pageOf(asked));
  }, [asked, router]);
  return tour && pathname === page ? <RunningTour key={tour} tour={tour} isAsked={asked !== null} /> : null;
}

/** Looks after which a page that shows none of a tour's elements isn't waited for. */
const PATIENCE = 8;

/** A tour on its page: it waits until the page is there and nothing else lies over it. */
function RunningTour({ tour, isAsked }: { tour: Tour; isAsked: boolean }) {
  const [steps, setSteps] = useState<readonly TourStep[]>();
  const [at, setAt] = useState(0);
  const { feature_tours } = useCurrentUser();
  const see = useSeeTour();
  const looks = useQuietLooks(steps === undefined);
  // Leaving the page ends a tour that was asked for.
  useEffect(() => () => askedTour.set(null), []);
  useEffect(() => {
    if (looks === 0) return;
    const found = stepsInSight(tour);
    if (found.length > 0) setSteps(found);
    else if (isAsked && looks > PATIENCE) {
      askedTour.set(null);
      toast.show({ title: t('nothing'), message: t('nothing_note') });
    }
  }, [looks, tour, isAsked]);
  if (!steps) return null;
  const end = () => {
    askedTour.set(null);
    setSteps(undefined);
    if (!feature_tours[tour]) see(tour);
  };
  return (
    <TourBox name={tourWords(tour).name} steps={steps} at={at} onMove={setAt} onDone={end} onSkip={end} />
  );
}

/** How often it is looked whether something still lies over the page. */
const LOOK_MS = 500;
const BUSY = '[aria-modal="true"], dialog[open], :popover-open, main [aria-busy="true"]';
const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** How many looks in a row found the page there: nothing loads, no box is open and nobody types. */
function useQuietLooks(isWanted: boolean): number {
  const isFetching = useIsFetching() > 0;
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isWanted || isFetching) return;
    const look = () => setLooks((before) => (isQuiet() ? before + 1 : 0));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      setLooks(0);
    };
  }, [isWanted, isFetching]);
  return looks;
}

const isQuiet = (): boolean => !document.querySelector(BUSY) && !document.activeElement?.matches(TYPING);
