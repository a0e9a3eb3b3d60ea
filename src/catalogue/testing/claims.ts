/** Whether a guide's `check` claims no more than the evidence holds. */
import type { Problem } from '../../lib/diagnostic';
import type { PageEvidence } from '../../snippets/plugin';
import type { GuideCheck } from '../check';

/** `restic 0.19` names `restic` 0.19.1. */
const names = (version: string, client: string, run: string): boolean => {
  const number = version.slice(client.length + 1);
  return version.startsWith(`${client} `) && (run === number || run.startsWith(`${number}.`));
};

/** What is wrong with a claim that the guide was run. One of the programs that it is about must have run, in a version that it names. */
export function claimProblems({ how, versions, date, server = '' }: GuideCheck, evidence: PageEvidence | undefined): Problem[] {
  if (how !== 'run') return [];
  const hint = 'run it with: npm run snippets -- --write <page>; or say how: read';
  if (!evidence?.blocks.some(({ outcome }) => outcome === 'passed')) {
    return [{ message: 'check says run, and the evidence holds no passed block of this page', hint }];
  }
  const { clients } = evidence;
  const problems: string[] = [];
  const programs = Object.entries(clients).filter(([client, run]) => versions.some((version) => names(version, client, run)));
  if (programs.length === 0) {
    const ran = Object.entries(clients).map((client) => client.join(' '));
    problems.push(`check says run of ${versions.join(', ')}; what ran is ${ran.join(', ')}`);
  }
  if (date > evidence.date) problems.push(`check says run on ${date}; the evidence is of ${evidence.date}`);
  const number = server.split(' ').at(-1) ?? '';
  if (!` ${evidence.server}.`.includes(` ${number}.`))
    problems.push(`check says run against ${server}; the evidence is of ${evidence.server}`);
  return problems.map((message) => ({ message, hint }));
}
