import { buildState } from '../../platform/builds/build-state.ts';
import { checkBuild } from '../../platform/builds/check-build.ts';
import { UPDATE_NOW } from '../../platform/builds/worker-rules.ts';
import { type WorkerStatus, workerState } from '../../platform/builds/worker-state.ts';
import { report } from '../../platform/reporting.ts';
import { trustScripts } from '../../platform/trusted-scripts.ts';
import { unsavedWork } from '../../ui/form-page/unsaved-work.ts';
import { t } from './messages.ts';
import { nothingUnsaved, type OneWorker, workerInstalled } from './waiting.ts';

/** Name of the policy under which the worker's address is trusted; the server's header lists it. */
const POLICY = 'muster-worker';
const ADDRESS = '/service-worker.js';
/** Milliseconds that a navigation waits for a newer worker to be ready; after them it goes on in this build. */
export const TAKE_OVER_MS = 3_000;

/** What is asked of a registration. */
interface Registration extends Pick<ServiceWorkerRegistration, 'unregister' | 'addEventListener'> {
  readonly installing: OneWorker | null;
  readonly waiting: OneWorker | null;
  readonly active: OneWorker | null;
  update(): Promise<unknown>;
}

interface Container extends Pick<ServiceWorkerContainer, 'addEventListener'> {
  readonly controller: OneWorker | null;
  register(address: string): Promise<Registration>;
  getRegistration(): Promise<Registration | undefined>;
}

/** The browser's side of the worker; replaced in tests. */
export interface WorkerSurroundings {
  /** Undefined where the browser knows no workers, as without HTTPS. */
  readonly container: Container | undefined;
  ask(question: string): boolean;
  reload(): void;
}

const become = (status: WorkerStatus) => workerState.become({ status });

/** The page's side of the service worker: tells `workerState` of it, asks before an update, lets a newer one in. */
export class PageWorker {
  readonly #browser: WorkerSurroundings;
  #isLettingIn = false;
  #isReplaced = false;

  constructor(browser: WorkerSurroundings) {
    this.#browser = browser;
  }

  /** A refused registration sets the flag of `workerState`; the application works without a worker. */
  async register(): Promise<void> {
    const { container } = this.#browser;
    if (!container) return become('unsupported');
    try {
      this.#followControl(container);
      const trusted = trustScripts(POLICY, (address) => address === ADDRESS);
      this.#follow(await container.register(trusted(ADDRESS)));
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      workerState.become({ status: 'failed', hasFailed: true, failure });
      report(error, 'warning');
    }
  }

  /** Fetches a newer worker, which then waits. */
  async update(): Promise<void> {
    const registration = await this.#browser.container?.getRegistration();
    // Without a network it is found the next time.
    await registration?.update().catch(() => undefined);
  }

  /** The newer worker takes control, so that a reload brings its build; false where it isn't installed in time. */
  async takeControl(): Promise<boolean> {
    const { container } = this.#browser;
    if (!container?.controller || this.#isReplaced) return true;
    this.#isLettingIn = true;
    const late = new Promise<boolean>((done) => setTimeout(() => done(false), TAKE_OVER_MS));
    const isTaken = await Promise.race([this.#letIn(container), late]).catch(() => false);
    this.#isLettingIn = false;
    return isTaken || this.#letGo(container);
  }

  /** An older worker that is never done keeps an installed one waiting: without either the reload gets the newer build. */
  async #letGo(container: Container): Promise<boolean> {
    const registration = await container.getRegistration();
    return registration?.waiting ? registration.unregister() : false;
  }

  async #letIn(container: Container): Promise<boolean> {
    const registration = await container.getRegistration();
    if (!registration) return true;
    if (!registration.waiting && !registration.installing) await this.update();
    const next = registration.waiting ?? (await workerInstalled(registration.installing));
    if (!next) return false;
    const taken = new Promise((done) => container.addEventListener('controllerchange', done, { once: true }));
    next.postMessage({ type: UPDATE_NOW });
    await taken;
    return true;
  }

  /** A page that had a worker belongs to an older build as soon as it gets another one. */
  #followControl(container: Container): void {
    let before = container.controller;
    container.addEventListener('controllerchange', () => {
      const hadOne = before !== null;
      before = container.controller;
      if (!hadOne || this.#isLettingIn) return;
      this.#isReplaced = true;
      if (unsavedWork.get() === 0) this.#browser.reload();
      else void checkBuild();
    });
  }

  #follow(registration: Registration): void {
    const followNext = () => {
      const next = registration.installing;
      const isFirst = registration.active === null;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed') become('installed');
        if (next.state === 'installed' && !isFirst) void this.#needRefresh(registration);
        if (next.state === 'activated') become(isFirst ? 'offline-ready' : 'activated');
      });
    };
    registration.addEventListener('updatefound', followNext);
    followNext();
    if (registration.waiting) void this.#needRefresh(registration);
    else if (registration.active && !registration.installing) become('activated');
  }

  /** Asks once nothing is unsaved and somebody looks. What the build check found waits for the next navigation instead. */
  async #needRefresh(registration: Registration): Promise<void> {
    become('needs-refresh');
    if (buildState.now().newer !== null) return;
    await nothingUnsaved();
    const { waiting } = registration;
    if (waiting && this.#browser.ask(t('new_version'))) waiting.postMessage({ type: UPDATE_NOW });
  }
}
