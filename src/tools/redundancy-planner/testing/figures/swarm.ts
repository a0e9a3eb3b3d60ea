/** Figures on the page `swarms/what-is-a-swarm`. For tests. */
import {
  bestCaseLosses,
  classText,
  expansion,
  guaranteedLosses,
  nexusesOf,
  nodeLossesOfNexus,
  nodesNeeded,
  shardsOf,
} from '../../core/layout';
import { classOf } from '../layouts';
import { ASSUMED } from '../../examples';
import { LAB, OFFICE, TWO, THREE, WIDE, SMALL_GEO, FIVE, STRONG, hoursAway, times, timesAlone, percent } from './classes';
import { ofPage } from './writer';

export const SWARM = ofPage('swarms/what-is-a-swarm', [
  {
    section: 'survives',
    texts: ({ factor, say, word }) => [
      ...[OFFICE, TWO, THREE, FIVE, STRONG].map(
        (own) =>
          `| ${[classText(own), nexusesOf(own), shardsOf(own), factor(expansion(own)), guaranteedLosses(own), own.outerK].join(' | ')} | ${own.innerK} ${say(own.innerK === 1 ? 'agent' : 'agents', 'agent')} |`,
      ),
      say(
        `Take the ${classText(THREE)} class as an example. Losing ${word(guaranteedLosses(THREE))} agents never causes data loss, but losing ${word(guaranteedLosses(THREE) + 1)} can`,
        `Considera la classe ${classText(THREE)}. Perdere ${word(guaranteedLosses(THREE))} agent non comporta mai perdita di dati; perderne ${word(guaranteedLosses(THREE) + 1)} può comportarla`,
      ),
    ],
  },
  {
    section: 'anti-affinity',
    texts: ({ say }) => {
      const own = classOf(1, 0, 6, 4, 2);
      return [
        say(
          `inner level of ${own.innerN}+${own.innerK} with a group of ${own.group}`,
          `${own.innerN}+${own.innerK} interni con il valore ${own.group}`,
        ),
        `\\lfloor ${own.innerK}/${own.group} \\rfloor = ${nodeLossesOfNexus(own)}`,
      ];
    },
  },
  {
    section: 'choose',
    texts: (writer) => {
      const { factor, n, say, word } = writer;
      const [many, few] = [word(shardsOf(WIDE)), word(shardsOf(THREE))];
      return [
        say(
          `${classText(WIDE)} needs ${many} agents in each nexus instead of ${few}`,
          `${classText(WIDE)} richiede ${many} agent in ogni nexus invece di ${few}`,
        ),
        say(`an expansion of ${factor(expansion(WIDE))}`, `un fattore di espansione di ${factor(expansion(WIDE))}`),
        say(`If ${percent(ASSUMED.unavailable, writer)} of the shards`, `Se manca l’${percent(ASSUMED.unavailable, writer)} degli shard`),
        say(`unreadable ${timesAlone} times as often`, `illeggibile ${timesAlone} volte più spesso`),
        say(`only ${n(times, 1)} times`, `solo ${n(times, 1)} volte`),
        say(`${n(hoursAway, 1)} hours a year`, `${n(hoursAway, 1)} ore all’anno`),
      ];
    },
  },
  {
    section: 'what-can-go-wrong',
    texts: ({ say }) => {
      const [any, best, nexus, each] = [guaranteedLosses(THREE), bestCaseLosses(THREE), shardsOf(THREE), THREE.innerK];
      return [
        say(
          `Any ${best} agents may fail in ${classText(THREE)}`,
          `In ${classText(THREE)} possano guastarsi ${best} agent, quali che siano`,
        ),
        say(
          `Only ${any} losses are guaranteed to be safe. You can lose ${best} only if ${nexus} of them make up one whole nexus and ${each} are in each`,
          `Quelli garantiti sono ${any}; ${best} soltanto se ${nexus} formano un nexus intero e ${each} si trovano in ciascuno`,
        ),
      ];
    },
  },
  {
    section: 'numbers',
    texts: ({ factor, say }) => {
      const [one, geo] = [factor(expansion(LAB)), factor(expansion(SMALL_GEO))];
      const [nodes, nexuses, disks] = [nodesNeeded(LAB), nexusesOf(SMALL_GEO), shardsOf(SMALL_GEO)];
      const [anyNode, anySite] = [nodeLossesOfNexus(LAB), SMALL_GEO.outerK];
      return [
        say(
          `${nodes} nodes with 1 disk each, ${classText(LAB)}. It survives the loss of ${anyNode} node, with an expansion of ${one}`,
          `${nodes} nodi con 1 disco ciascuno, ${classText(LAB)}: resiste alla perdita di ${anyNode} nodo, fattore di espansione ${one}`,
        ),
        say(
          `${nexuses} nexuses with ${disks} disks each, ${classText(SMALL_GEO)}. It survives the loss of ${anySite} site, with an expansion of ${geo}`,
          `${nexuses} nexus con ${disks} dischi ciascuno, ${classText(SMALL_GEO)}: resiste alla perdita di ${anySite} sede, fattore di espansione ${geo}`,
        ),
      ];
    },
  },
]);
