import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import {
  agentsOf,
  bestCaseLosses,
  expansion,
  guaranteedLosses,
  guaranteedNodeLosses,
  nodeLossesOfNexus,
  nodesNeeded,
  readTolerance,
  writeTolerance,
} from '../core/class';
import { Facts } from '../../parts/Facts';
import type { ResultsProps } from './Results';
import { useNumbers } from '../../parts/use-numbers';

/** Rings, capacity, what may be lost, the order, network and memory. */
export function LayoutResults(props: ResultsProps): ReactNode {
  return (
    <>
      <LayoutFacts {...props} />
      <CapacityFacts {...props} />
      <LossFacts {...props} />
      <OrderFacts {...props} />
      <TrafficFacts {...props} />
    </>
  );
}

function LayoutFacts({ input: { own }, plan: { layout } }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  return (
    <Facts
      title={translate({ id: 'redundancy.facts.layout' })}
      facts={[
        [translate({ id: 'redundancy.rings' }), number(layout.rings)],
        [translate({ id: 'redundancy.agentsOfRing' }), number(agentsOf(own))],
        [
          translate({ id: 'redundancy.usedAgents' }),
          translate({ id: 'redundancy.of' }, { part: number(layout.usedAgents), all: number(layout.agents) }),
        ],
        [translate({ id: 'redundancy.idleAgents' }), number(layout.idleAgents)],
        [
          translate({ id: 'redundancy.nodesOfNexus' }),
          translate({ id: 'redundancy.need' }, { have: number(layout.fewestNodes), need: number(nodesNeeded(own)) }),
        ],
        [
          translate({ id: 'redundancy.spareNodes' }),
          translate({ id: 'redundancy.spareNodes.value' }, { certain: number(layout.certainSpareNodes), best: number(layout.spareNodes) }),
        ],
      ]}
    />
  );
}

function CapacityFacts({ input: { own }, plan: { capacity } }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  const tb = (value: number): string => `${number(value)} TB`;
  const best = capacity.usableAtBest - capacity.usable > capacity.usable * 1e-9;
  return (
    <Facts
      title={translate({ id: 'redundancy.facts.capacity' })}
      facts={[
        [translate({ id: 'redundancy.raw' }), tb(capacity.raw)],
        [translate({ id: 'redundancy.rawInRings' }), tb(capacity.rawInRings)],
        [translate({ id: 'redundancy.expansion' }), number(expansion(own), 3)],
        [translate({ id: 'redundancy.usable' }), tb(capacity.usable)],
        ...(best ? ([[translate({ id: 'redundancy.usableAtBest' }), tb(capacity.usableAtBest)]] as const) : []),
        [translate({ id: 'redundancy.planned' }), tb(capacity.planned)],
      ]}
    />
  );
}

function LossFacts({ input: { own } }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  const write = writeTolerance(own);
  return (
    <Facts
      title={translate({ id: 'redundancy.facts.losses' })}
      facts={[
        [translate({ id: 'redundancy.any' }), number(guaranteedLosses(own))],
        [translate({ id: 'redundancy.best' }), number(bestCaseLosses(own))],
        [translate({ id: 'redundancy.wholeNexuses' }), number(own.outerK)],
        [translate({ id: 'redundancy.nodeLosses' }), number(nodeLossesOfNexus(own))],
        [translate({ id: 'redundancy.anyNodes' }), number(guaranteedNodeLosses(own))],
        [translate({ id: 'redundancy.read' }), number(readTolerance(own).any)],
        [
          translate({ id: 'redundancy.write' }),
          translate({ id: 'redundancy.write.value' }, { certain: number(write.certain), possible: number(write.possible) }),
        ],
      ]}
    />
  );
}

function OrderFacts({ input: { target }, plan: { order } }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  return (
    <Facts
      title={translate({ id: 'redundancy.facts.order' }, { target: number(target) })}
      facts={[
        [translate({ id: 'redundancy.rawNeeded' }), `${number(order.rawNeeded)} TB`],
        [translate({ id: 'redundancy.rings' }), number(order.rings)],
        [translate({ id: 'redundancy.disksToBuy' }), number(order.disks)],
        [translate({ id: 'redundancy.disksInNexus' }), number(order.disksInEachNexus)],
        [translate({ id: 'redundancy.nodesInNexus' }), number(order.nodesInEachNexus)],
        [translate({ id: 'redundancy.planned' }), `${number(order.planned)} TB`],
      ]}
    />
  );
}

function TrafficFacts({ plan: { traffic, memory } }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  return (
    <Facts
      title={translate({ id: 'redundancy.facts.traffic' })}
      facts={[
        [translate({ id: 'redundancy.out' }), `${number(traffic.out)} Gbit/s`],
        [translate({ id: 'redundancy.intoNexus' }), `${number(traffic.intoNexus)} Gbit/s`],
        [translate({ id: 'redundancy.memory.demo' }), `${number(memory.demo, 1)} GiB`],
        [translate({ id: 'redundancy.memory.practice' }), `${number(memory.practice, 1)} GiB`],
      ]}
    />
  );
}
