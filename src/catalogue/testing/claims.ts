/** Checks that a guide's `check` claims no more than the evidence supports. */
import type { Problem } from '../../lib/diagnostic';
import type { PageEvidence } from '../../snippets/plugin';
import type { GuideCheck } from '../taxonomy';

/** Whether a version belongs to a release. For example, 0.19.1 belongs to `0.19`. */
const isRelease = (release: string, version: string): boolean => version === release || version.startsWith(`${release}.`);

/**
 * Whether a run with a certain version supports a claim about a release. Evidence is renewed when programs are updated, so a later run may
 * have used a newer version than the one in the claim.
 */
const supports = (release: string, version: string, isLater: boolean): boolean =>
  isRelease(release, version) || (isLater && version.localeCompare(release, 'en', { numeric: true }) > 0);

/**
 * Returns the problems with a claim that the guide was run. At least one of its programs must have run, in a version that the claim names.
 *
 * @param evidence evidence for the page's current text; undefined if it is missing or outdated, which doesn't count as a problem
 */
export function claimProblems({ how, versions, date, server = '' }: GuideCheck, evidence: PageEvidence | undefined): Problem[] {
  if (how !== 'run' || evidence === undefined) return [];
  const hint = 'change check to match the evidence, or write how: read';
  if (!evidence.blocks.some(({ outcome }) => outcome === 'passed')) {
    return [{ message: 'check has how: run, but according to the evidence, no block on this page has passed', hint }];
  }
  const { clients } = evidence;
  const problems: string[] = [];
  const isLater = evidence.date > date;
  const isNamed = ([client, version]: [string, string]): boolean =>
    versions.some((name) => name.startsWith(`${client} `) && supports(name.slice(client.length + 1), version, isLater));
  if (!Object.entries(clients).some(isNamed)) {
    const ran = Object.entries(clients).map((client) => client.join(' '));
    problems.push(`check.versions is ${versions.join(', ')}, but the blocks ran with ${ran.join(', ')}`);
  }
  if (date > evidence.date) problems.push(`check.date is ${date}, but the blocks ran on ${evidence.date}`);
  const [release, version] = [server, evidence.server].map((name) => name.split(' ').at(-1) ?? '') as [string, string];
  if (!supports(release, version, isLater)) problems.push(`check.server is ${server}, but the blocks ran on ${evidence.server}`);
  return problems.map((message) => ({ message, hint }));
}
