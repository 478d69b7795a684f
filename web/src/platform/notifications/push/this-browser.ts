/** The worker of this browser and what it is subscribed with; null where nothing can be pushed to it, or not yet. */
export async function pushesHere(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** Ends what this browser is subscribed with, so that nobody after this person reads their notifications. Never rejects. */
export async function endPushHere(): Promise<void> {
  try {
    const pushes = await pushesHere();
    const subscription = await pushes?.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    console.warn(error);
  }
}
