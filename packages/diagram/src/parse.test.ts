import { describe, expect, it } from 'vitest';
import { parseDiagram } from './index';

const page = (lanes: string, links = ''): string => `title: T\ndescription: D\nlanes:\n${lanes}${links && `links:\n${links}`}`;
const TWO_LANES = '  - items: [{id: a, shape: box, label: A}]\n  - title: F\n    items: [{id: b, shape: hex, label: B}]\n';

describe('parseDiagram', () => {
  it('fills in what is not written', () => {
    expect(parseDiagram(page(TWO_LANES, '  - {from: a, to: b}\n')).diagram).toEqual({
      title: 'T',
      description: 'D',
      lanes: [
        { groups: [{ items: [{ id: 'a', shape: 'box', label: 'A', tone: 'plain' }] }] },
        { groups: [{ title: 'F', items: [{ id: 'b', shape: 'hex', label: 'B', tone: 'plain' }] }] },
      ],
      links: [{ from: 'a', to: 'b', style: 'solid' }],
    });
  });

  it('reads groups', () => {
    const parsed = parseDiagram(
      page('  - items: [{id: a, shape: box, label: A}]\n  - groups:\n      - {title: G, items: [{id: b, shape: hex, label: "1"}]}\n'),
    );
    expect(parsed.diagram?.lanes[1]?.groups[0]?.title).toBe('G');
  });

  it.each<[string, string, number, string]>([
    ['YAML that is none', 'title: [', 1, 'diagram: Flow sequence'],
    ['an unknown key', page(TWO_LANES).replace('title: T', 'title: T\ncolour: red'), 1, 'colour'],
    ['a missing description', page(TWO_LANES).replace('description: D\n', ''), 1, 'description: expected text'],
    ['one lane', page('  - items: [{id: a, shape: box, label: A}]\n'), 4, 'lanes: needs 2 to 5 lanes'],
    ['a lane of neither form', page(`${TWO_LANES}  - {title: X}\n`), 7, 'lanes[3]: expected items (with an optional title) or groups'],
    ['an unknown shape', page(TWO_LANES.replace('hex', 'star')), 6, 'lanes[2].items[1].shape: Invalid option'],
    [
      'a long label',
      page(TWO_LANES.replace('label: A', 'label: 12345678901234567x')),
      4,
      'lanes[1].items[1].label: is longer than 16 characters',
    ],
    ['a number as label', page(TWO_LANES.replace('label: A', 'label: 1')), 4, 'expected text (in quotes'],
    ['a doubled id', page(TWO_LANES.replace('id: b', 'id: a')), 5, 'the id a is used twice'],
    [
      'a link to nowhere',
      page(TWO_LANES, '  - {from: a, to: b}\n  - {from: a, to: c}\n'),
      9,
      'links[2]: no item has the id c; known: a, b',
    ],
    ['a link to itself', page(TWO_LANES, '  - {from: a, to: a}\n'), 8, 'links an item to itself'],
    ['a doubled link', page(TWO_LANES, '  - {from: a, to: b}\n  - {from: a, to: b}\n'), 9, 'links a to b again'],
    [
      'a link over a lane',
      page(`${TWO_LANES}  - items: [{id: c, shape: box, label: C}]\n`, '  - {from: a, to: c}\n'),
      9,
      'more than one lane apart',
    ],
    [
      'nine items',
      page(`${TWO_LANES}  - items: [${Array.from({ length: 9 }, (_, n) => `{id: x${n}, shape: hex, label: X}`).join(', ')}]\n`),
      7,
      'has 9 items',
    ],
  ])('refuses %s', (_, yaml, line, message) => {
    const { diagram, problems } = parseDiagram(yaml);
    expect(diagram).toBeUndefined();
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.line).toBe(line);
  });

  it('reports every problem', () => {
    expect(parseDiagram(page(TWO_LANES.replace('box', 'bax').replace('hex', 'hax'))).problems).toHaveLength(2);
  });
});
