/** Figures in the sentences of the page `swarms/redundancy`; the build computes its tables. For tests. */
import { classText } from '../class-text';
import { bestCaseLosses, expansion, shardsOf } from '../core/class';
import { layoutOf } from '../core/layout';
import { orderFor } from '../core/order';
import { ASSUMED } from '../worked';
import { OFFICE, THREE, WIDE, times, percent, SIZE, rawOfRing, UNEVEN } from './classes';
import { ofPage } from './writer';

export const REDUNDANCY = ofPage('swarms/redundancy', [
  {
    section: 'rings',
    texts: ({ say, word }) => {
      const { idleAgents, rings } = layoutOf(OFFICE, [UNEVEN]);
      return [
        `${UNEVEN.slice(0, -1).join(', ')} ${say('and', 'e')} ${UNEVEN.at(-1)} ${say('disks make', 'dischi formano')} ${rings === 1 ? say('one ring', 'un solo ring') : rings}`,
        say('ring of 4+2 at group 1', 'ring di 4+2 con gruppo 1'),
        say(`${word(idleAgents)} disks stay idle`, `${word(idleAgents)} dischi restano inattivi`),
      ];
    },
  },
  {
    section: 'capacity',
    texts: ({ say }) => [say(`The ${100 - ASSUMED.fill * 100} % that stay free`, `Il ${100 - ASSUMED.fill * 100} % che resta libero`)],
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
        say(`with ${classText(THREE)} need ${raw} TB of raw space`, `con ${classText(THREE)} richiedono ${raw} TB di spazio lordo`),
        say(
          `One ring of ${SIZE} TB disks has ${ring} TB, so you buy ${rings} rings: ${disks} disks, and ${plan} TB planned`,
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
          `${classText(THREE)} survives ${best} losses if ${nexus} of them are one whole nexus`,
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
      ...[ASSUMED.disk.rate, ASSUMED.site.rate, ASSUMED.unavailable].map((part) => percent(part, writer)),
      `${ASSUMED.site.days} ${writer.say('days', 'giorni')}`,
    ],
  },
  {
    section: 'availability',
    texts: ({ n, say }) => {
      const saved = n(Math.round(100 * (1 - expansion(WIDE) / expansion(THREE))));
      return [
        say(
          `${classText(WIDE)} saves ${saved} % of the raw space of ${classText(THREE)}, and is unreadable ${times} times as often`,
          `${classText(WIDE)} risparmia quindi il ${saved} % dello spazio lordo di ${classText(THREE)}, ed è illeggibile ${times} volte più spesso`,
        ),
      ];
    },
  },
]);
