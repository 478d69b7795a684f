import { tabStore } from '../storage.ts';

/** As whom this tab looks at an organization. */
export interface TabView {
  readonly id: string;
  readonly organization: string;
  /** The role or person, as people say it. */
  readonly name: string;
}

const KEY = 'view';

const isView = (value: unknown): value is TabView =>
  typeof value === 'object' && value !== null && 'id' in value && 'organization' in value && 'name' in value;

/** As whom this tab looks; null where as the person themselves. Survives a reload. */
export const tabView = (): TabView | null => {
  const text = tabStore.read(KEY);
  const value: unknown = text ? JSON.parse(text) : null;
  return isView(value) ? value : null;
};

/** This tab looks as somebody else from its next load on, or as the person themselves again. */
export function setTabView(view: TabView | null): void {
  if (view === null) tabStore.remove(KEY);
  else tabStore.write(KEY, JSON.stringify(view));
}
