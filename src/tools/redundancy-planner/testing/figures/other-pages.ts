/** Figures on pages that mention redundancy among other topics. For tests. */
import { recoveryThresholds } from '../layouts';
import {
  agentsOf,
  classText,
  expansion,
  guaranteedLosses,
  nexusesOf,
  nodesNeeded,
  shardsOf,
  type RedundancyClass,
  layoutOf,
} from '../../core/layout';
import { trafficOf } from '../../core/capacity';
import { LAB, OFFICE, TWO, THREE, SMALL_GEO, FIVE, SIZE, rawOfRing, UNEVEN } from './classes';
import { ofPage, type Figures } from './writer';

/** Formulas are the same in all languages, with a decimal point. */
const formula = ({ outerN, outerK, innerN, innerK }: RedundancyClass, sign: string): string =>
  `\\frac{${outerN + outerK}}{${outerN}}${sign}\\frac{${innerN + innerK}}{${innerN}}`;

const swarms: readonly Figures[] = [
  {
    page: 'swarms/quickstart',
    section: 'plan',
    texts: ({ n, factor, say }) => {
      const raw = agentsOf(LAB) * 4;
      const any = guaranteedLosses(SMALL_GEO);
      return [
        `| ${classText(LAB)} | ${classText(SMALL_GEO)} |`,
        `| ${LAB.group} | ${SMALL_GEO.group} |`,
        `| ${[LAB, SMALL_GEO].map((own) => [nexusesOf(own), nexusesOf(own) * nodesNeeded(own), agentsOf(own)].join(', ')).join(' | ')} |`,
        ...[LAB, SMALL_GEO].map((own) => `$${formula(own, '\\cdot')}=${expansion(own)}$`),
        say(
          `| any ${guaranteedLosses(LAB)} agent | any ${any} agents, any ${SMALL_GEO.outerK} nexus |`,
          `| ${guaranteedLosses(LAB)} agent qualsiasi | ${any} agent qualsiasi, ${SMALL_GEO.outerK} nexus qualsiasi |`,
        ),
        say('4 TB disks', 'dischi da 4 TB'),
        `${raw} ÷ ${factor(expansion(LAB))} = ${n(raw / expansion(LAB))} TB`,
      ];
    },
  },
  {
    page: 'swarms/configuration',
    section: 'expand',
    texts: ({ n, factor, say, word }) => {
      const usable = (rings: number): number => (rings * rawOfRing) / expansion(THREE);
      const [one, two, three] = [1, 2, 3].map((rings) => n(usable(rings)));
      return [
        say(`For ${classText(THREE)}, that’s ${word(shardsOf(THREE))} in each of the ${word(nexusesOf(THREE))} nexuses`, classText(THREE)),
        `size     ${usable(3) * 1e12}`,
        `agents   ${agentsOf(THREE)}`,
        say(`${two} TB before the expansion and ${three} TB after`, `${two} TB prima e ${three} TB dopo`),
        say(
          `${classText(THREE)} class with ${SIZE} TB disks, ${agentsOf(THREE)} new agents provide ${n(rawOfRing)} TB of raw space`,
          `${classText(THREE)} e dischi da ${SIZE} TB: ${agentsOf(THREE)} nuovi agent sono ${n(rawOfRing)} TB lordi`,
        ),
        `${n(rawOfRing)} ÷ ${factor(expansion(THREE))} = ${one} TB`,
      ];
    },
  },
  {
    page: 'swarms/troubleshooting',
    section: 'capacity',
    texts: ({ n, say }) => {
      const { rings } = layoutOf(OFFICE, [UNEVEN]);
      const one = rings === 1;
      return [
        say(
          `7, 1, 1, 1, 1, and 1 disks and a group of 1 form ${one ? 'one' : rings} 4+2 ring`,
          `7, 1, 1, 1, 1 e 1 dischi si forma ${one ? 'un solo' : rings} ring 4+2`,
        ),
        say(`${SIZE} TB is ${n((SIZE * 1e12) / 2 ** 40)} TiB`, `${SIZE} TB sono ${n((SIZE * 1e12) / 2 ** 40)} TiB`),
      ];
    },
  },
];

const gateway = ofPage('gateway/what-is-a-ds3-gateway', [
  {
    section: 'journey',
    texts: ({ n, factor, say, word }) => {
      const [before, after] = [100, trafficOf(OFFICE, 100).out];
      const fraction = `${shardsOf(OFFICE)} ÷ ${OFFICE.innerN} = ${factor(expansion(OFFICE))}`;
      const [nexus, nexuses, all] = [word(THREE.innerN), word(THREE.outerN), word(THREE.innerN * THREE.outerN)];
      return [
        say(
          `${before} MB file to a tenant that uses a ${classText(OFFICE)} redundancy class`,
          `file di ${before} MB in un tenant con classe di ridondanza ${classText(OFFICE)}`,
        ),
        say(`${before} MB from the client becomes ${n(after)} MB`, `${before} MB del client diventano ${n(after)} MB`),
        say(`class has an expansion of ${fraction}`, `della classe è ${fraction}`),
        `${formula(THREE, ' \\cdot ')} = ${expansion(THREE)}`,
        say(
          `${nexus} shards in each of ${nexuses} nexuses, which is ${all} shards in total`,
          `${nexus} shard in ciascuno di ${nexuses} nexus, ${all} in tutto`,
        ),
        say(`${all} shards out of the ${word(agentsOf(THREE))}`, `${all} dei ${word(agentsOf(THREE))}`),
      ];
    },
  },
  {
    section: 'planning',
    texts: ({ n, factor, say }) => {
      const [E, out] = [factor(expansion(THREE)), n(trafficOf(THREE, 1).out)];
      return [
        say(
          `uploads at 1 Gbit/s with an expansion of ${E} need ${out} Gbit/s`,
          `Un caricamento a 1 Gbit/s con un fattore di espansione di ${E} richiede ${out} Gbit/s`,
        ),
      ];
    },
  },
]);

const composer: readonly Figures[] = [
  {
    page: 'getting-started/what-is-ds3-composer',
    section: 'numbers',
    texts: ({ n, factor, say, word }) => {
      const start = (own: RedundancyClass): string =>
        `| ${[classText(own), nexusesOf(own), shardsOf(own), factor(expansion(own))].join(' | ')} |`;
      const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
      const survives = ({ outerK, innerK }: RedundancyClass): string =>
        say(
          `${many(outerK, 'site', 'sites')}, and ${many(innerK, 'agent', 'agents')}`,
          `${many(outerK, 'sede', 'sedi')}, più ${innerK} agent`,
        );
      const [E, raw] = [factor(expansion(THREE)), n(rawOfRing)];
      return [
        `${start(OFFICE)} ${OFFICE.innerK} agent`,
        ...[TWO, THREE, FIVE].map((own) => `${start(own)} ${survives(own)}`),
        say(
          `${word(nexusesOf(THREE))} nexuses with ${word(shardsOf(THREE))} ${SIZE} TB disks each provide ${raw} TB of raw space`,
          `${word(nexusesOf(THREE))} nexus con ${word(shardsOf(THREE))} dischi da ${SIZE} TB ciascuno danno ${raw} TB lordi`,
        ),
        say(`With a ${classText(THREE)} class, you can store`, `Con ${classText(THREE)} contengono`) +
          ` ${raw} ÷ ${E} = ${n(rawOfRing / expansion(THREE))} TB`,
      ];
    },
  },
  {
    page: 'coordinator/what-is-the-coordinator',
    section: 'recovery',
    texts: ({ say }) => {
      const [data, parity, threshold] = [4, 3, recoveryThresholds(3)];
      const row = (margin: number): string => `| ${data + margin} | ${margin} |`;
      const below = threshold - 1;
      return [
        say(`N = ${data}, K = ${parity}, and $d_0 = ${threshold}$`, `N = ${data}, K = ${parity} e $d_0 = ${threshold}$`),
        ...[parity, parity - 1, below].map(row),
        `${parity} − ${below} = ${parity - below} ${say('new shards', 'nuovi shard')}`,
        say('If K is 2, only', 'Con K = 2 la soddisfa soltanto') + ` $d_0 = ${recoveryThresholds(2)}$`,
      ];
    },
  },
];

export const OTHER_PAGES: readonly Figures[] = [...swarms, ...gateway, ...composer];
