/** Ways in which the tests' own hosted service misbehaves, on command. */
import type { ServerResponse } from 'node:http';

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

/** What of a request a rule looks at. */
export interface Addressed {
  host: number;
  method: string;
  path: string;
  run: string | undefined;
}

/** The rules in force, the newest first to be looked at. */
export function createFaults() {
  let rules: { rule: FaultRule; left: number }[] = [];
  const matches = ({ rule, left }: (typeof rules)[number], request: Addressed): boolean =>
    left > 0 &&
    (rule.host ?? request.host) === request.host &&
    (rule.method ?? request.method) === request.method &&
    request.path.includes(rule.path ?? '') &&
    (rule.run ?? request.run) === request.run;
  return {
    add: (rule: FaultRule) => void rules.unshift({ rule, left: rule.times ?? Infinity }),
    /** Ends all rules, or those of one run. */
    clear: (run?: string) => {
      rules = run === undefined ? [] : rules.filter(({ rule }) => rule.run !== run);
    },
    /** The fault for a request, if there is one; counts it. */
    take: (request: Addressed): Fault | undefined => {
      const found = rules.find((entry) => matches(entry, request));
      if (found) found.left -= 1;
      return found?.rule.fault;
    },
  };
}

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
