/** Sentences for what is wrong with a layout, in the reader's language. */
import { translate } from '@docusaurus/Translate';
import type { Problem, Warning } from '../core/layout-problems';
import type { Mismatch } from './input';

export function problemText({ code, values }: Problem): string {
  switch (code) {
    case 'too-few-nexuses':
      return translate({ id: 'redundancy.problem.tooFewNexuses' }, values);
    case 'too-many-nexuses':
      return translate({ id: 'redundancy.problem.tooManyNexuses' }, values);
    case 'too-few-nodes':
      return translate({ id: 'redundancy.problem.tooFewNodes' }, values);
    case 'too-few-disks':
      return translate({ id: 'redundancy.problem.tooFewDisks' }, values);
    case 'group-exceeds-disks':
      return translate({ id: 'redundancy.problem.groupExceedsDisks' }, values);
    case 'too-many-inner-shards':
    case 'too-many-nexuses-of-code':
      return translate({ id: 'redundancy.problem.tooManyShards' }, values);
  }
}

export function warningText({ code, values }: Warning): string {
  switch (code) {
    case 'no-outer-parity':
      return translate({ id: 'redundancy.warning.noOuterParity' });
    case 'no-inner-parity':
      return translate({ id: 'redundancy.warning.noInnerParity' });
    case 'outer-recovery-waits':
      return translate({ id: 'redundancy.warning.outerRecovery' }, values);
    case 'inner-recovery-by-hand':
      return translate({ id: 'redundancy.warning.innerRecovery' }, values);
    case 'node-exceeds-parity':
      return translate({ id: 'redundancy.warning.nodeExceedsParity' }, values);
    case 'no-spare-node':
      return translate({ id: 'redundancy.warning.noSpareNode' });
    case 'spare-nodes-at-best':
      return translate({ id: 'redundancy.warning.spareNodesAtBest' }, values);
    case 'no-stand-in':
      return translate({ id: 'redundancy.warning.noStandIn' }, values);
    case 'no-spare-agent':
      return translate({ id: 'redundancy.warning.noSpareAgent' });
    case 'idle-agents':
      return translate({ id: 'redundancy.warning.idleAgents' }, values);
  }
}

export function mismatchText(mismatch: Mismatch): string {
  const { code, ...values } = mismatch;
  switch (code) {
    case 'groups':
      return translate({ id: 'redundancy.mismatch.groups' }, values);
    case 'nodes':
      return translate({ id: 'redundancy.mismatch.nodes' }, values);
    case 'wait':
      return translate({ id: 'redundancy.mismatch.wait' }, values);
  }
}
