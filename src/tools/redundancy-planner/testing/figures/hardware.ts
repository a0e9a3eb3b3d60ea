/** Figures on the page `swarms/hardware`. For tests. */
import {
  agentsOf,
  bestCaseLosses,
  classText,
  expansion,
  guaranteedLosses,
  nexusesOf,
  nodeLossesOfNexus,
  nodesNeeded,
  shardsOf,
  type RedundancyClass,
  layoutOf,
} from '../../core/layout';
import { orderFor, rebuildDisk } from '../../core/capacity';
import { planOf, type PlanInput } from '../../core/plan';
import { ASSUMED, inputOf, SHAPES } from '../../examples';
import { AGENT_GIB, DEMO_CPU, SYSTEM_GIB } from './demo';
import type { Figures, Writer } from './writer';

type Example = 'lab' | 'office' | 'two-sites' | 'three-sites' | 'five-sites';
const EXAMPLES: readonly Example[] = ['lab', 'office', 'two-sites', 'three-sites', 'five-sites'];

function exampleOf(name: Example) {
  const shape = SHAPES[name];
  const input: PlanInput = inputOf(shape);
  return { shape, own: input.own, input, plan: planOf(input) };
}
type ExampleLayout = ReturnType<typeof exampleOf>;

/** Memory is sold in powers of two, and 4 GiB don't fit into 4 GB. */
const boughtGb = (gib: number): number => 2 ** Math.ceil(Math.log2((gib * 2 ** 30) / 1e9));

/** A row's cells, one for each example. */
const across = (cell: (example: ExampleLayout) => string): string => `| ${EXAMPLES.map((name) => cell(exampleOf(name))).join(' | ')} |`;

const examples = ({ n, factor, say, word }: Writer): string[] => {
  const [five, three] = [exampleOf('five-sites'), exampleOf('three-sites')];
  const more = layoutOf(
    five.own,
    five.input.nexuses.map((nodes) => [...nodes, five.shape.disks]),
  );
  return [
    across(({ own }) => classText(own)),
    across(({ own }) => n(own.group)),
    across(({ shape }) => `${shape.nodes} × ${shape.disks}`),
    across(({ shape }) => `${n(shape.sizes)} TB`),
    across(({ plan }) => `${n(plan.capacity.raw)} TB`),
    across(({ own }) => factor(expansion(own))),
    across(({ plan }) => `${n(plan.capacity.usable)} TB`),
    across(({ plan }) => `${n(plan.capacity.planned)} TB`),
    across(({ own }) => n(guaranteedLosses(own))),
    across(({ own }) => n(own.outerK)),
    across(({ own }) => n(nodeLossesOfNexus(own))),
    across(({ plan }) => n(plan.layout.certainSpareNodes)),
    say(
      `${word(five.shape.nodes + 1)} nodes with ${five.shape.disks} disks each in the five-site example would form ${more.rings} rings instead of ${five.plan.layout.rings}`,
      `${word(five.shape.nodes + 1)} nodi da ${five.shape.disks} dischi formerebbero ${more.rings} ring invece di ${five.plan.layout.rings}`,
    ),
    // No node would be spare, and none is.
    ...[more, three.plan.layout].map(({ spareNodes }) => `| ${spareNodes} |`),
  ];
};

const shardsRow = ({ innerN, innerK, outerN, outerK }: RedundancyClass, data: string, parity: string, each: string): string =>
  outerN + outerK === 1 ? `| ${innerN} ${data} + ${innerK} ${parity} |` : `| ${innerN} + ${innerK} ${each}`;

/** Content that the sections of all examples have in common. */
function common({ shape, own, plan }: ExampleLayout, { n, factor, say }: Writer): string[] {
  const { capacity, layout, traffic, memory } = plan;
  const { outerN, outerK, innerN, innerK } = own;
  const disks = nexusesOf(own) * shape.nodes * shape.disks;
  return [
    say(`${classText(own)} class`, `classe ${classText(own)}`),
    `${n(shape.sizes)} TB`,
    `| (${outerN} + ${outerK}) × (${innerN} + ${innerK}) | ${agentsOf(own)}`,
    `| ${n(disks)} × ${n(shape.sizes)} TB | ${n(capacity.raw)} TB |`,
    `(${nexusesOf(own)} × ${shardsOf(own)}) ÷ (${outerN} × ${innerN})`,
    `| ${factor(expansion(own))} |`,
    `| ${n(capacity.raw)} ÷ ${factor(expansion(own))} | ${n(capacity.usable)} TB |`,
    say(shardsRow(own, 'data', 'parity', 'in each'), shardsRow(own, 'di dati', 'di parità', 'in ciascuno')),
    `| ${shardsOf(own) * nexusesOf(own)} |`,
    `| (${outerK} + 1) × (${innerK} + 1) − 1 | ${guaranteedLosses(own)} agent`,
    `| ${shape.disks} × ${n(AGENT_GIB)} + ${SYSTEM_GIB} | ${n(memory.demo)} GiB`,
    `${boughtGb(memory.demo)} GB`,
    say(`at ${n(shape.written)} Gbit/s of writes`, `con ${n(shape.written)} Gbit/s di scritture`),
    `| ${n(shape.written)} × ${factor(expansion(own))} | ${n(traffic.out)} Gbit/s`,
    ...(layout.rings > 1
      ? [`| ${n(layout.agents)}${layout.agents < 1000 ? say(' agents', ' agent') : ''} ÷ ${agentsOf(own)} | ${layout.rings}`]
      : [`${layout.rings} ring`]),
    ...(shape.disks > 1 ? [`| ${n(capacity.usable)} × ${n(ASSUMED.fill)} | ${n(capacity.planned)} TB |`] : []),
  ];
}

/** Traffic into each nexus. */
const into = ({ shape, own, plan }: ExampleLayout, { n }: Writer): string =>
  `| ${shape.written} × ${shardsOf(own)} ÷ (${own.outerN} × ${own.innerN}) | ${n(plan.traffic.intoNexus)} Gbit/s`;
const intoNode = ({ shape, plan }: ExampleLayout, { n, say }: Writer): string =>
  say(`${n(plan.traffic.intoNexus / shape.nodes)} per node`, `${n(plan.traffic.intoNexus / shape.nodes)} per nodo`);
const nodes = ({ own }: ExampleLayout): string => `| ${shardsOf(own)} ÷ ${own.group} | ${nodesNeeded(own)} |`;
const nodeLosses = ({ own }: ExampleLayout): string => `| ${own.innerK} ÷ ${own.group} | ${nodeLossesOfNexus(own)}`;
const bestCase = ({ own }: ExampleLayout, { say }: Writer): string =>
  say(
    `| ${shardsOf(own)} in one nexus, ${own.innerK} in ${own.outerN === 1 ? 'the other' : 'each of the others'} | ${bestCaseLosses(own)} agent`,
    `| ${shardsOf(own)} in un nexus, ${own.innerK} ${own.outerN === 1 ? 'nell’altro' : 'in ciascuno degli altri'} | ${bestCaseLosses(own)} agent`,
  );
const ratio = ({ own }: ExampleLayout): string => `= ${agentsOf(own)} ÷ ${own.outerN * own.innerN} |`;

const own: Readonly<Record<Example, (example: ExampleLayout, writer: Writer) => string[]>> = {
  lab: (example) => [nodes(example)],
  office: (example, writer) => [nodes(example), nodeLosses(example), intoNode(example, writer)],
  'two-sites': (example, writer) => {
    const third = { ...example.own, outerN: 2 };
    const { factor, say } = writer;
    const [from, to] = [factor(expansion(example.own)), factor(expansion(third))];
    return [into(example, writer), bestCase(example, writer), say(`from ${from} to ${to}`, `da ${from} a ${to}`)];
  },
  'three-sites': (example, writer) => {
    const apart = { ...example.own, group: 1 };
    const { say, word } = writer;
    const [needed, more] = [nodesNeeded(apart), nodesNeeded(apart) - example.shape.nodes];
    const [each, all] = [word(more), word(more * nexusesOf(apart))];
    return [
      ...[nodes(example), nodeLosses(example), bestCase(example, writer), ratio(example), into(example, writer), intoNode(example, writer)],
      say(`${word(needed)} nodes with`, `Con ${word(needed)} nodi da`),
      say(
        `and ${word(nodeLossesOfNexus(apart))} nodes in a nexus can fail`,
        `guastarsi ${word(nodeLossesOfNexus(apart))} nodi di un nexus`,
      ),
      say(`${each} more machines in each nexus, or ${all} in total`, `${each} macchine in più per nexus, ${all} in tutto`),
    ];
  },
  'five-sites': (example, writer) => {
    const { shape, own: five, plan } = example;
    const { n, say } = writer;
    const [least, most] = [DEMO_CPU.request, DEMO_CPU.limit].map((cores) => n(cores * shape.disks));
    return [
      ...[nodes(example), nodeLosses(example), ratio(example), into(example, writer), intoNode(example, writer)],
      `| ${nexusesOf(five)} × ${shape.nodes} × ${shape.disks} | ${n(plan.layout.agents)} |`,
      `| ${five.outerK} × ${shardsOf(five)} + ${five.outerN} × ${five.innerK} | ${bestCaseLosses(five)}`,
      `${shape.disks} × ${n(DEMO_CPU.request)};`,
      `${shape.disks} × ${DEMO_CPU.limit} ${say(`| ${least} to ${most} cores |`, `| da ${least} a ${most} core |`)}`,
    ];
  },
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Rows of the table of rebuilds. The time is bold if the new disk is the limit. */
function diskRebuild(name: Example, { n }: Writer): string {
  const { shape, own: of, input } = exampleOf(name);
  const used = shape.sizes * ASSUMED.fill;
  const time = (linkGbit: number): string => {
    const rebuild = rebuildDisk(of, used, { ...input.speeds, linkGbit });
    const text = `${n((rebuild?.total ?? Number.NaN) / HOUR, 1)} h`;
    return rebuild?.limit === 'target' ? `**${text}**` : text;
  };
  return `${n(shape.sizes)} TB | ${n(used)} TB | ${of.innerN} × ${n(used)} = ${n(of.innerN * used)} TB | ${time(1)} | ${time(10)} |`;
}

function rebuild(writer: Writer): string[] {
  const { n, say } = writer;
  const days = (seconds = Number.NaN): string => `${n(seconds / DAY, 1)} ${say('days', 'giorni')}`;
  const used = ({ shape }: ExampleLayout): number => shape.sizes * ASSUMED.fill;
  const [three, five] = [exampleOf('three-sites'), exampleOf('five-sites')];
  const thin = planOf({ ...three.input, speeds: { ...three.input.speeds, siteLinkGbit: 1 } });
  const [ofNode, ofThree, ofFive] = [five.plan.rebuild.node, three.plan.rebuild.nexus, five.plan.rebuild.nexus];
  const data = ({ own: { innerN } }: ExampleLayout, written = 0, shards: number): number => (written * innerN) / shards;
  const dataOfThree = data(three, ofThree?.written, shardsOf(three.own));
  const dataOfFive = data(five, ofFive?.written, shardsOf(five.own));
  const disks = three.shape.nodes * three.shape.disks;
  const { diskMB, linkGbit } = ASSUMED.speeds;
  return [
    ...(['lab', 'office', 'three-sites', 'five-sites'] as const).map((name) => diskRebuild(name, writer)),
    ...[
      say(`${ASSUMED.fill * 100} % full`, `all’${ASSUMED.fill * 100} %`),
      `÷ ${diskMB} MB/s`,
      `${diskMB} MB/s`,
      `1 Gbit/s`,
      `${linkGbit} Gbit/s`,
    ],
    `${five.shape.disks} × ${used(five)} = ${n(ofNode?.written ?? 0)} TB`,
    `${five.own.innerN} × ${n(ofNode?.written ?? 0)} = ${n(ofNode?.fetched ?? 0)} TB`,
    say(`${days(ofNode?.total)} at ${linkGbit} Gbit/s`, `${days(ofNode?.total)} a ${linkGbit} Gbit/s`),
    `${disks} × ${used(three)} = ${n(ofThree?.written ?? 0)} TB`,
    `${n(ofThree?.written ?? 0)} × ${three.own.innerN} ÷ ${shardsOf(three.own)} = ${n(dataOfThree)} TB`,
    `${three.own.outerN} × ${n(dataOfThree)} = ${n(ofThree?.fetched ?? 0)} TB`,
    say(`${days(thin.rebuild.nexus?.total)} at 1 Gbit/s`, `${days(thin.rebuild.nexus?.total)} a 1 Gbit/s`),
    say(`${days(ofThree?.total)} at ${linkGbit} Gbit/s`, `${days(ofThree?.total)} a ${linkGbit} Gbit/s`),
    `${five.shape.nodes} × ${five.shape.disks} × ${used(five)} = ${n(ofFive?.written ?? 0)} TB`,
    `${n(dataOfFive)} TB`,
    `${five.own.outerN} × ${n(dataOfFive)} = ${n(ofFive?.fetched ?? 0)} TB`,
    say(`${days(ofFive?.total)} at ${linkGbit} Gbit/s`, `${days(ofFive?.total)} a ${linkGbit} Gbit/s`),
  ];
}

/** Output of the program on the page, which formats whole numbers like Python. */
function printed(): string[] {
  const { own: of, plan } = exampleOf('three-sites');
  return [
    `rings ${plan.layout.rings} agents ${plan.layout.usedAgents}`,
    `raw ${plan.capacity.raw} TB, expansion ${expansion(of)} usable ${plan.capacity.usable.toFixed(1)} TB`,
    `any losses ${guaranteedLosses(of)} nexuses ${of.outerK}`,
    `node losses in a nexus ${nodeLossesOfNexus(of)}`,
    `memory of a node ${plan.memory.demo.toFixed(1)} GiB`,
  ];
}

function order({ n, factor, say }: Writer): string[] {
  const { own: of, input, shape } = exampleOf('three-sites');
  const wish = { target: ASSUMED.target, size: shape.sizes, fill: ASSUMED.fill, disksOfNode: shape.disks };
  const { rawNeeded, rings, disks, planned } = orderFor(of, wish);
  const [agents, E, raw] = [agentsOf(of), factor(expansion(of)), n(rawNeeded)];
  // What the target needs without whole rings, and the result with that many disks.
  const naive = Math.ceil(rawNeeded / shape.sizes);
  const one = Math.floor(naive / agents);
  const gives = n((one * agents * shape.sizes * input.fill) / expansion(of));
  return [
    say(`divide it by ${n(ASSUMED.fill)}`, `dividi per ${n(ASSUMED.fill)}`),
    say(`${wish.target} TB at an expansion of ${E} needs ${raw} TB`, `${wish.target} TB con fattore ${E} richiedono ${raw} TB`),
    say(`${shape.sizes} TB disks`, `dischi da ${shape.sizes} TB`),
    say(`A ${classText(of)} ring of`, `un ring ${classText(of)} con`),
    `${agents} × ${shape.sizes} = ${n(agents * shape.sizes)} TB`,
    say(
      `buy ${rings} rings. These rings have ${disks} disks and provide ${n(planned)} TB of planned space`,
      `acquista ${rings} ring. Sono ${disks} dischi e ${n(planned)} TB pianificati`,
    ),
    say(
      `only ${naive} disks, you would have one ring, ${gives} TB of planned space, and ${naive - one * agents} idle disks`,
      `Con ${naive} dischi avresti un solo ring, ${gives} TB pianificati e ${naive - one * agents} dischi inutilizzati`,
    ),
  ];
}

const page = 'swarms/hardware';

export const HARDWARE: readonly Figures[] = [
  { page, section: 'examples', texts: examples },
  ...EXAMPLES.map((name): Figures => {
    const example = exampleOf(name);
    return { page, section: name, texts: (writer) => [...common(example, writer), ...own[name](example, writer)] };
  }),
  { page, section: 'rebuild', texts: rebuild },
  { page, section: 'compute', texts: printed },
  { page, section: 'order', texts: order },
];
