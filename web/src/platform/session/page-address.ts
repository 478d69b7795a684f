/** What the session does to the page it runs in. */
export interface PageAddress {
  readonly href: string;
  /** Leaves the application. */
  leaveTo(address: string): void;
  /** Puts another address into the address bar without loading it. */
  show(address: string): void;
}

/** The page we are in. */
export const thisPage: PageAddress = {
  get href() {
    return window.location.href;
  },
  leaveTo: (address) => window.location.assign(address),
  show: (address) => window.history.replaceState(window.history.state, '', address),
};
