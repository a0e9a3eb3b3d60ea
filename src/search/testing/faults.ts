/** Faults that the hosted test server can simulate on command. */
import type { ServerResponse } from 'node:http';

import type { Received } from './hosted-server';

export type Fault =
  /** Responds after this many milliseconds. */
  | { kind: 'delay'; ms: number }
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Sends the headers of a response, but never its body. */
  | { kind: 'stall' }
  /** Closes the connection. */
  | { kind: 'reset' }
  /** Responds with these values instead of the regular response. */
  | { kind: 'answer'; status: number; body: string; headers?: Record<string, string> };

/** Determines which requests a fault applies to. Omitted properties match any request. */
export interface FaultRule {
  fault: Fault;
  /** Host number, starting from 0. */
  host?: number;
  method?: string;
  /** A part of the request path. */
  path?: string;
  /** The test that sends the request; see `Received.run`. */
  run?: string;
  /** How many times the fault occurs. By default, it always occurs. */
  times?: number;
}

/** Whether a rule applies to a request. */
export const matches = (rule: FaultRule, { host, method, path, run }: Received): boolean =>
  rule.times !== 0 &&
  (rule.host ?? host) === host &&
  (rule.method ?? method) === method &&
  path.includes(rule.path ?? '') &&
  (rule.run ?? run) === run;

/** Simulates a fault. `answer` sends the service's regular response. */
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
