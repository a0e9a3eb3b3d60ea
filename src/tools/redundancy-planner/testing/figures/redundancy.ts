/** Figures in the text of the page `swarms/redundancy`, whose tables the build computes. For tests. */
import { bestCaseLosses, classText, expansion, shardsOf, layoutOf } from '../../core/layout';
import { orderFor } from '../../core/capacity';
import { publishedLosses } from '../../core/durability';
import { ASSUMED } from '../../examples';
import { OFFICE, THREE, WIDE, hoursAway, times, timesAlone, percent, SIZE, rawOfRing, UNEVEN } from './classes';
import { ofPage } from './writer';

const FAILURES = ASSUMED.failures;
const innerText = `${THREE.innerN}+${THREE.innerK}`;
/** Poisson ÷ window, for one nexus or for the class. */
function poisson(nexuses: 1 | 3): number {
  const own = nexuses === 1 ? OFFICE : THREE;
  const { window, poisson: other } = publishedLosses(own, FAILURES, 1);
  return other / window;
}

export const REDUNDANCY = ofPage('swarms/redundancy', [
  {
    section: 'rings',
    texts: ({ say, word }) => {
      const { idleAgents, rings } = layoutOf(OFFICE, [UNEVEN]);
      return [
        `${UNEVEN.slice(0, -1).join(', ')}${say(', and', ' e')} ${UNEVEN.at(-1)} ${say('disks form', 'dischi formano')} ${rings === 1 ? say('only one 4+2 ring', 'un solo ring') : rings}`,
        say('4+2 ring if the anti-affinity group is 1', 'ring di 4+2 con gruppo 1'),
        say(`${word(idleAgents)} disks stay idle`, `${word(idleAgents)} dischi restano inattivi`),
      ];
    },
  },
  {
    section: 'capacity',
    texts: ({ say }) => [
      say(`leaves ${100 - ASSUMED.fill * 100} % of the space free`, `Il ${100 - ASSUMED.fill * 100} % che resta libero`),
    ],
  },
  {
    section: 'order',
    texts: ({ n, say }) => {
      const { rawNeeded, rings, disks, planned } = orderFor(THREE, {
        target: ASSUMED.target,
        size: SIZE,
        fill: ASSUMED.fill,
        disksOfNode: 4,
      });
      const [raw, ring, plan] = [n(rawNeeded), n(rawOfRing), n(planned)];
      return [
        say(`${ASSUMED.target} TB of planned space`, `${ASSUMED.target} TB di spazio pianificato`),
        say(
          `in a ${classText(THREE)} class requires ${raw} TB of raw space`,
          `con ${classText(THREE)} richiedono ${raw} TB di spazio lordo`,
        ),
        say(
          `One ring of ${SIZE} TB disks provides ${ring} TB, so you need to buy ${rings} rings, or ${disks} disks. They give you ${plan} TB of planned space`,
          `Un ring di dischi da ${SIZE} TB ne ha ${ring}, quindi acquisti ${rings} ring: ${disks} dischi, e ${plan} TB pianificati`,
        ),
      ];
    },
  },
  {
    section: 'losses',
    texts: ({ say, word }) => {
      const [best, nexus] = [word(bestCaseLosses(THREE)), word(shardsOf(THREE))];
      return [
        say(
          `${classText(THREE)} class survives ${best} losses if ${nexus} of them make up one whole nexus`,
          `${classText(THREE)} resiste a ${best} perdite se ${nexus} di esse`,
        ),
      ];
    },
  },
  {
    section: 'rebuild',
    texts: ({ say }) => [
      say(`${ASSUMED.fill * 100} % full`, `all’${ASSUMED.fill * 100} %`),
      `${ASSUMED.speeds.diskMB} MB/s`,
      `${ASSUMED.speeds.siteLinkGbit} Gbit/s`,
    ],
  },
  {
    section: 'durability',
    texts: (writer) => [
      ...[FAILURES.disk.afr, FAILURES.node.afr, FAILURES.site.afr].map((part) => percent(part, writer)),
      `${FAILURES.node.days} ${writer.say('days', 'giorni')}`,
      `${FAILURES.site.days} ${writer.say('days', 'giorni')}`,
      writer.say(
        `${writer.n(poisson(1), 1)} times the window result for ${innerText} alone, and ${writer.n(poisson(3), 1)} times for ${classText(THREE)}`,
        `${writer.n(poisson(1), 1)} volte la finestra per il solo ${innerText}, e ${writer.n(poisson(3), 1)} volte per ${classText(THREE)}`,
      ),
    ],
  },
  { section: 'recovery-begins', texts: (writer) => [percent(FAILURES.disk.afr, writer)] },
  {
    section: 'availability',
    texts: (writer) => {
      const { n, say } = writer;
      const saved = n(Math.round(100 * (1 - expansion(WIDE) / expansion(THREE))));
      const [away, shards] = [percent(FAILURES.siteAway, writer), percent(ASSUMED.unavailable, writer)];
      const hours = n(hoursAway, 1);
      return [
        say(`when ${shards} of the shards are unavailable`, `con l’${shards} degli shard mancanti`),
        say(`${away} of the time, or ${hours} hours a year`, `${away} del tempo, cioè ${hours} ore all’anno`),
        say(
          `Compared with ${classText(THREE)}, the ${classText(WIDE)} class saves ${saved} % of the raw space`,
          `${classText(WIDE)} risparmia il ${saved} % dello spazio lordo di ${classText(THREE)}`,
        ),
        say(`${timesAlone} times as often`, `${timesAlone} volte più spesso`),
        say(`${n(times, 1)} times`, `${n(times, 1)} volte`),
      ];
    },
  },
]);
