/**
 * The page on which the search worker is measured. Chromium slows the thread of a page down and not that of a
 * worker, so the worker's own script runs in a frame of the page, on the page's thread: the frame's messages
 * take the place of the worker's.
 */

/** Blank document of the frame. */
export const FRAME_PATH = '/frame.html';
/** The page. */
export const PAGE_PATH = '/measure.html';

/** Functions of the page that the measurement calls. */
export interface HostPage {
  /** Loads script and index; gives the milliseconds that the index took. @throws Error with what the worker said */
  start: (script: string, indexUrl: string) => Promise<number>;
  /** Asks a request's body; gives the milliseconds to the answer. @throws Error on an answer without results */
  ask: (body: string) => Promise<number>;
  /** Milliseconds of a fixed piece of work: how fast this thread is. */
  calibrate: () => number;
}

const SCRIPT = `
let settle;
const inner = new Promise((resolve) => {
  const frame = document.createElement('iframe');
  frame.onload = () => {
    frame.contentWindow.postMessage = (message) => { if (message.kind !== 'fetching') settle(message); };
    resolve(frame.contentWindow);
  };
  frame.src = '${FRAME_PATH}';
  document.body.append(frame);
});
async function timed(message) {
  const { onmessage } = await inner;
  const started = performance.now();
  const reply = await new Promise((resolve) => { settle = resolve; onmessage({ data: message }); });
  return { reply, ms: performance.now() - started };
}
globalThis.start = async (script, indexUrl) => {
  const { document } = await inner;
  await new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: script, onload: resolve, onerror: reject });
    document.body.append(element);
  });
  const { reply, ms } = await timed({ kind: 'load', id: 0, indexUrl });
  if (!reply.ok) throw new Error(reply.message);
  return ms;
};
globalThis.ask = async (body) => {
  const { reply, ms } = await timed({ kind: 'request', id: 1, channel: 1, method: 'POST', path: '/1/indexes/*/queries', body });
  if (reply.status !== 200) throw new Error(reply.content);
  return ms;
};
globalThis.calibrate = () => {
  const words = new Map();
  const started = performance.now();
  for (let at = 0; at < 400000; at += 1) words.set('word' + (at % 5000), at);
  return performance.now() - started;
};
`;

/** Documents of the host by path. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  [FRAME_PATH]: '<!doctype html><title>worker</title><body>',
  [PAGE_PATH]: `<!doctype html><title>measure</title><body><script>${SCRIPT}</script>`,
};
