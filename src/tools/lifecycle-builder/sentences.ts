/** The builder's messages in the reader's language. */
import type words from '../../../i18n/en/tools/lifecycle-builder.json';
import { textOf, type Say } from '../parts/say';
import type { Versioning } from './core/model';
import type { Problem, Warning } from './core/checks';
import type { TimelineEvent, Version } from './core/timeline';
import type { Mismatch } from './form/scenario';
import type { TextFault } from './reading/elements';

export const say: Say<typeof words> = textOf;

export const mismatchText = ({ code, most = 0 }: Mismatch): string =>
  code === 'empty' ? say('tools.fault.empty') : say(`lifecycle.mismatch.${code}`, { most });

export const problemText = (problem: Problem): string => say(`lifecycle.problem.${problem.code}`, problem);

function expectedText(fault: TextFault): string {
  if (fault.code === 'whole' || fault.code === 'range') return `${fault.name}: ${say(`tools.fault.${fault.code}`, fault)}`;
  if (fault.code === 'type') return say(`lifecycle.text.type.${fault.expected}`, fault);
  return say(`lifecycle.text.${fault.code}`, fault);
}

/** Describes a problem in pasted rules, with its line number. */
export const faultText = (fault: TextFault): string => say('tools.json.line', { line: fault.line, expected: expectedText(fault) });

/** Describes an effect that might surprise the reader. @param product name of this site's service */
export function warningText(warning: Warning, product: string): string {
  const code = warning.code === 'overlap' && warning.first !== undefined ? 'overlap-first' : warning.code;
  return say(`lifecycle.warning.${code}`, { product, ...warning });
}

/** Returns the display name of a version. Without versioning, versions are called uploads of the same key. */
export function nameOf({ kind, number }: Version, versioning: Versioning): string {
  if (kind === 'marker') return say('lifecycle.name.marker', { number });
  return versioning === 'off' ? say('lifecycle.name.upload', { number }) : say('lifecycle.name.version', { number });
}

/** Describes what happens on a day, and to which version. @param number formats days in the reader's language */
export function eventText({ kind, version, rule = 0 }: TimelineEvent, versioning: Versioning, number: (value: number) => string): string {
  const name = version ? nameOf(version, versioning) : '';
  return say(`lifecycle.event.${kind}`, { name, rule, day: number(version?.freeFrom ?? 0) });
}
