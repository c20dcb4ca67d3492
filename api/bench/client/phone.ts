import type { DevTools } from './devtools.js';

/** Lighthouse's "slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
export const CPU_SLOWDOWN = 4;
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** The largest paint so far is the last one if none follows for this long, ms. */
const SETTLED_MS = 2_500;

/** Time-out for the first paint of a page, ms. */
const LATEST_MS = 30_000;

/** Runs in the page. */
const SETTLED_PAINT = `new Promise((resolve) => {
  let timer = setTimeout(() => settle(NaN), ${LATEST_MS});
  const settle = (ms) => {
    const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    resolve({ ms, bytes: loads.reduce((sum, { transferSize }) => sum + transferSize, 0) });
  };
  new PerformanceObserver((list) => {
    clearTimeout(timer);
    timer = setTimeout(settle, ${SETTLED_MS}, list.getEntries().at(-1).startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Runs in the page: fills in the one field of a room's link, taps the button, and waits for the lobby. */
const JOINED = (name: string) => `new Promise((resolve) => {
  let sent = false;
  const look = () => {
    const field = document.querySelector('input[name=username]');
    if (field && !sent) {
      sent = true;
      field.value = ${JSON.stringify(name)};
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form.requestSubmit();
    }
    const isIn = location.pathname === '/multiplayer/lobby' && document.querySelector('main h1');
    if (isIn || performance.now() > ${LATEST_MS}) resolve(isIn ? performance.now() : NaN);
    else requestAnimationFrame(look);
  };
  look();
})`;

/** The time of a page's last largest contentful paint, ms, and the bytes that came over the network. */
export interface Paint {
  ms: number;
  bytes: number;
}

/** A tab with an empty cache. */
export class Phone {
  private constructor(
    private readonly devtools: DevTools,
    private readonly browserContextId: string,
    private readonly sessionId: string,
  ) {}

  static async open(devtools: DevTools): Promise<Phone> {
    const { browserContextId } = await devtools.send<{ browserContextId: string }>(
      'Target.createBrowserContext',
    );
    const { targetId } = await devtools.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const phone = new Phone(devtools, browserContextId, sessionId);
    await phone.send('Network.enable');
    await phone.send('Emulation.setDeviceMetricsOverride', SCREEN);
    return phone;
  }

  /** Signs the browser in with the cookie that a sign-in has set. */
  async signIn(origin: string, setCookie: string): Promise<void> {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    const path = /path=([^;]+)/i.exec(setCookie)?.[1] ?? '/';
    await this.send('Network.setCookie', { name, value, url: origin + path, path, httpOnly: true });
    const source = `localStorage.setItem('signed-in', '1')`;
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  /** From now on the CPU and the network are slow. */
  async slowDown(): Promise<void> {
    await this.send('Network.emulateNetworkConditions', SLOW_4G);
    await this.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }

  async visit(url: string): Promise<Paint> {
    await this.send('Page.navigate', { url });
    const { result } = await this.send<{ result: { value: Paint } }>('Runtime.evaluate', {
      expression: SETTLED_PAINT,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  }

  /** Time from opening the link of a room until a new guest sees its lobby, ms. */
  async join(url: string, name: string): Promise<number> {
    await this.send('Page.navigate', { url });
    const { result } = await this.send<{ result: { value?: number } }>('Runtime.evaluate', {
      expression: JOINED(name),
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value ?? Number.NaN;
  }

  close = () =>
    this.devtools.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });

  private send = <T>(method: string, params: object = {}): Promise<T> =>
    this.devtools.send<T & object>(method, params, this.sessionId);
}
