import { createStore } from '../../ui/theme/store.ts';

/** Whether somebody is telling us something. */
export const feedback = createStore(false);

/** Opens the feedback dialog, over whatever page. */
export const openFeedback = (): void => feedback.set(true);
