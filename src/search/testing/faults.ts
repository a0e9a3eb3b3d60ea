/** Ways in which the tests' own hosted service misbehaves, on command. */
import type { ServerResponse } from 'node:http';

import type { Received } from './hosted-server';

export type Fault =
  /** Answers, but only after this time in milliseconds. */
  | { kind: 'delay'; ms: number }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the head of an answer and never its body. */
  | { kind: 'stall' }
  /** Cuts the connection. */
  | { kind: 'reset' }
  /** Answers with these instead. */
  | { kind: 'answer'; status: number; body: string; headers?: Record<string, string> };

/** Which requests get the fault; what is left out matches all. */
export interface FaultRule {
  fault: Fault;
  /** Number of the host, from 0. */
  host?: number;
  method?: string;
  /** Part of the path. */
  path?: string;
  /** The test that asks; see `Received.run`. */
  run?: string;
  /** How often; default always. */
  times?: number;
}

/** Whether a request gets the rule's fault. */
export const matches = (rule: FaultRule, { host, method, path, run }: Received): boolean =>
  rule.times !== 0 &&
  (rule.host ?? host) === host &&
  (rule.method ?? method) === method &&
  path.includes(rule.path ?? '') &&
  (rule.run ?? run) === run;

/** Does the fault. `answer` sends what the service would have said. */
export function misbehave(fault: Fault, response: ServerResponse, answer: () => void): void {
  switch (fault.kind) {
    case 'delay':
      setTimeout(answer, fault.ms);
      break;
    case 'hang':
      break;
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":');
      break;
    case 'reset':
      response.socket?.resetAndDestroy();
      break;
    case 'answer':
      response.writeHead(fault.status, fault.headers).end(fault.body);
      break;
  }
}
