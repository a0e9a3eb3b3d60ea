/** Sentences for what is wrong with fields and rules, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Problem } from '../core/problems';
import type { RuleMismatch } from './rule-texts';
import type { ScenarioMismatch } from './scenario';

const dateText = (): string => translate({ id: 'lifecycle.mismatch.date' });
const tagsText = (): string => translate({ id: 'lifecycle.mismatch.tags' });

export function ruleMismatchText(mismatch: RuleMismatch): string {
  switch (mismatch.code) {
    case 'date':
      return dateText();
    case 'tags':
      return tagsText();
    case 'control':
      return translate({ id: 'lifecycle.mismatch.control' });
    case 'newer-needs-days':
      return translate({ id: 'lifecycle.mismatch.newer' });
    case 'long':
      return translate({ id: 'lifecycle.mismatch.long' }, { most: mismatch.most });
  }
}

export function scenarioMismatchText({ code }: ScenarioMismatch): string {
  switch (code) {
    case 'key':
      return translate({ id: 'tools.fault.empty' });
    case 'date':
      return dateText();
    case 'tags':
      return tagsText();
    case 'order':
      return translate({ id: 'lifecycle.mismatch.order' });
    case 'lock':
      return translate({ id: 'lifecycle.mismatch.lock' });
  }
}

/** Why a server refuses the configuration. */
export function problemText(problem: Problem): string {
  switch (problem.code) {
    case 'no-rules':
      return translate({ id: 'lifecycle.problem.noRules' });
    case 'too-many-rules':
      return translate({ id: 'lifecycle.problem.tooManyRules' }, { most: problem.most });
    case 'no-action':
      return translate({ id: 'lifecycle.problem.noAction' }, { rule: problem.rule });
    case 'duplicate-id':
      return translate({ id: 'lifecycle.problem.duplicateId' }, { rule: problem.rule });
    case 'size-order':
      return translate({ id: 'lifecycle.problem.sizeOrder' }, { rule: problem.rule });
    case 'duplicate-tag':
      return translate({ id: 'lifecycle.problem.duplicateTag' }, { rule: problem.rule });
    case 'too-many-tags':
      return translate({ id: 'lifecycle.problem.tooManyTags' }, { rule: problem.rule });
    case 'marker-with-tags':
      return translate({ id: 'lifecycle.problem.markerWithTags' }, { rule: problem.rule });
    case 'abort-with-filter':
      return translate({ id: 'lifecycle.problem.abortWithFilter' }, { rule: problem.rule });
  }
}
