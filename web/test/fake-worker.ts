import { vi } from 'vitest';

/** A worker in one of its states, as the browser has it. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly postMessage = vi.fn<(message: unknown) => void>();
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What the browser knows of a worker's address. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
  readonly unregister = vi.fn(async () => true);
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
  /** The worker that was found has its files; behind another one it waits. */
  install() {
    const worker = this.installing;
    this.installing = null;
    if (this.active) this.waiting = worker;
    worker?.become('installed');
    return worker;
  }
}

/** `navigator.serviceWorker`. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(async (_address: string) => this.registration);
  readonly getRegistration = async () => this.registration;
  control(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}
