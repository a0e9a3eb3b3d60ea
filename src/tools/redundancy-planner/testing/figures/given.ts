/** Figures on the composer's pages that no core computes, each with its source. For tests. */
import { ASSUMED } from '../../examples';
import { AGENT_GIB, DEMO_CPU, PRACTICE_GB, SYSTEM_GIB } from './demo';
import type { Figures, Writer } from './writer';

const DEMO = 'limits and volumes of the published demo';
const PRACTICE = 'general practice, said so on the page';
const OPERATION = 'values of an alarm or a limit that the page proposes';
const SERVICE = 'specification of the service: smallest counted object, units';
const MODEL = 'the model: an agent owns one disk';
const REPORT = 'example of a report, added up here';

/** Memory for each large disk. The planner uses the upper end. */
const vendors = ({ say }: Writer): string => say(`5 to ${PRACTICE_GB} GB for each`, `da 5 a ${PRACTICE_GB} GB per ogni disco`);

const fixed = (value: number): string => value.toFixed(2);
const exponent = (value: number): string => `${fixed(value / 1e15)} \\cdot 10^{15}`;

/** September: byte-hours for an amount that is stored for a number of days. */
const byteHours = (terabytes: number, days: number): number => terabytes * 1e12 * days * 24;
const MONTH = 30 * 24;

const byteHourFigures = ({ say, n }: Writer): string[] => {
  const [first, second, half] = [byteHours(2, 10), byteHours(5, 20), byteHours(6, 15)];
  return [
    say(
      `${MONTH} hours. A project stores 2 TB for 10 days and 5 TB for 20 days`,
      `${MONTH} ore. Un progetto archivia 2 TB per 10 giorni e 5 TB per 20 giorni`,
    ),
    `| 2 TB | ${10 * 24} | $${exponent(first)}$ |`,
    `| 5 TB | ${20 * 24} | $${exponent(second)}$ |`,
    `| ${MONTH} | $${exponent(first + second)}$ |`,
    `$${exponent(first + second)} / ${MONTH} / 10^{12} = ${n((first + second) / MONTH / 1e12)}$`,
    say(
      'so both `storage_tb` and `storage_avg_tb` show 4, and `storage_max_tb` shows 5',
      'entrambe le colonne mostrano 4 e `storage_max_tb` mostra 5',
    ),
    say('stores 6 TB for the whole month', 'archivia sempre 6 TB'),
    say(`15 days, or ${15 * 24} hours`, `15 giorni, cioè ${15 * 24} ore`),
    `| $6 \\cdot 10^{12} \\cdot ${15 * 24}$ | $${exponent(half)}$ |`,
    `| $${exponent(half)} / ${15 * 24} / 10^{12}$ | ${n(half / (15 * 24) / 1e12)} |`,
    `| $${exponent(half)} / ${MONTH} / 10^{12}$ | ${n(half / MONTH / 1e12)} |`,
    say(
      `second half of the month, \`storage_tb\` is ${n(half / MONTH / 1e12)} as well`,
      `seconda metà dà di nuovo ${n(half / MONTH / 1e12)}`,
    ),
    `${n(half / MONTH / 1e12)} + ${n(half / MONTH / 1e12)} = ${n((2 * half) / MONTH / 1e12)}`,
  ];
};

/** The prices are in the page's script. */
const invoiceFigures = ({ n, say }: Writer): string[] => {
  const lines = [
    { name: 'archive', stored: 4, reserved: 1, egress: 0.25 },
    { name: 'web', stored: 0.5, reserved: 0, egress: 1.2 },
  ].map((project) => ({ ...project, billed: project.stored - project.reserved }));
  const amount = ({ billed, egress }: (typeof lines)[number]): number => billed * 12 + egress * 5;
  const total = lines.reduce((sum, line) => sum + amount(line), 0);
  return [
    'PRICE_STORAGE = Decimal("12.00")',
    'PRICE_EGRESS = Decimal("5.00")',
    say(
      `stores 4 TB, of which 1 TB is reserved, and has ${n(0.25)} TB of egress`,
      `(4 TB, di cui 1 TB riservato, ${n(0.25)} TB in uscita)`,
    ),
    say(`stores ${n(0.5)} TB and has ${n(1.2)} TB of egress`, `(${n(0.5)} TB, ${n(1.2)} TB in uscita)`),
    ...lines.map(
      (line) =>
        `${line.name.padEnd(16)} ${line.billed.toFixed(3).padStart(8)} TB ${line.egress.toFixed(3).padStart(8)} TB ${fixed(amount(line)).padStart(10)}`,
    ),
    `total            ${fixed(total).padStart(34)}`,
  ];
};

export const GIVEN: readonly Figures[] = [
  { page: 'tenants/reports', section: 'byte-hours', source: REPORT, texts: byteHourFigures },
  { page: 'tenants/reports', section: 'invoice', source: REPORT, texts: invoiceFigures },
  {
    page: 'tenants/reports',
    section: 'columns',
    source: SERVICE,
    texts: ({ n, say }) => [say(`1 TB is ${n(1e12)} bytes`, `1 TB vale ${n(1e12)} byte`), `${n(1e12 / 2 ** 40, 3)} TiB`],
  },
  {
    page: 'tenants/reports',
    section: 'distributor',
    source: SERVICE,
    texts: ({ n, say }) => [say(`4 TB is ${n(4000)} GB`, `4 TB sono ${n(4000)} GB`)],
  },
  {
    page: 'swarms/hardware',
    section: 'what-counts',
    source: DEMO,
    texts: ({ n, say }) => [
      say(
        `| CPU | ${n(1000 * DEMO_CPU.request)} millicores | ${DEMO_CPU.limit} core |`,
        `| CPU | ${n(1000 * DEMO_CPU.request)} millicore | ${DEMO_CPU.limit} core |`,
      ),
      `128 MiB | ${n(AGENT_GIB * 1024)} MiB`,
      '500 GB',
      '100 GB',
    ],
  },
  {
    page: 'swarms/hardware',
    section: 'arithmetic',
    source: PRACTICE,
    texts: (writer) => [
      writer.say('15 to 20 % of the space free', 'dal 15 al 20 %'),
      '70 %',
      `${ASSUMED.fill * 100} %`,
      `= ${ASSUMED.fill} \\times`,
      `\\times ${AGENT_GIB}\\ \\text{GiB} + ${SYSTEM_GIB}\\ \\text{GiB}`,
      `${SYSTEM_GIB} GiB`,
      '100 GB',
      writer.say('10 TB or 20 TB', '10 o 20 TB'),
      vendors(writer),
    ],
  },
  {
    page: 'swarms/hardware',
    section: 'arithmetic',
    source: SERVICE,
    texts: ({ n, say }) => [
      say(
        `a million 1 KB files contain ${n((1e6 * 1e3) / 1e9)} GB of data`,
        `Un milione di file da 1 KB sono ${n((1e6 * 1e3) / 1e9)} GB di contenuto`,
      ),
      say('1 TB is $10^{12}$ bytes', '1 TB sono $10^{12}$ byte'),
    ],
  },
  { page: 'swarms/hardware', section: 'what-can-go-wrong', source: DEMO, texts: ({ n }) => [`${n(AGENT_GIB * 1024)} MiB`] },
  { page: 'swarms/hardware', section: 'what-can-go-wrong', source: PRACTICE, texts: () => [`${ASSUMED.speeds.linkGbit} Gbit/s`] },
  {
    page: 'swarms/redundancy',
    section: 'network',
    source: DEMO,
    texts: (writer) => [`${writer.n(AGENT_GIB)} GiB`, '100 GB', vendors(writer)],
  },
  { page: 'getting-started/what-is-ds3-composer', section: 'numbers', source: MODEL, texts: () => ['| 1 |'] },
  { page: 'swarms/what-is-a-swarm', section: 'numbers', source: MODEL, texts: () => ['| 1 |'] },
  { page: 'swarms/configuration', section: 'expand', source: PRACTICE, texts: () => ['70 %', '80 %'] },
  { page: 'swarms/troubleshooting', section: 'agent-flaps', source: DEMO, texts: ({ n }) => [`${n(AGENT_GIB * 1024)} MiB`] },
  { page: 'swarms/troubleshooting', section: 'disk-full', source: PRACTICE, texts: () => ['70 %', '80 %', '90 %'] },
  { page: 'swarms/troubleshooting', section: 'gateway-overload', source: OPERATION, texts: () => ['85 %'] },
  { page: 'swarms/troubleshooting', section: 'recovery-slow', source: OPERATION, texts: () => ['100 %'] },
  { page: 'swarms/troubleshooting', section: 'prevention', source: OPERATION, texts: () => ['70 %'] },
  { page: 'operations/ask-before-you-buy', section: 'redundancy', source: OPERATION, texts: () => ['70 %', '80 %'] },
  {
    page: 'operations/ask-before-you-buy',
    section: 'hardware',
    source: OPERATION,
    texts: () => ['20 TB', '100 %', '70 %', '80 %', '90 %'],
  },
  { page: 'operations/runbooks', section: 'full', source: OPERATION, texts: () => ['80 %', '90 %'] },
  {
    page: 'operations/monitoring',
    section: 'alarms',
    source: OPERATION,
    texts: ({ say }) => ['10 %', '70 %', '80 %', '90 %', say('21 days', '21 giorni'), say('3 days', '3 giorni')],
  },
];
