import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileDiagram, parseDiagram } from './index';

const { diagram } = parseDiagram(`title: A & B
description: A sends to <B>.
lanes:
  - items: [{id: a, shape: box, label: "<A>"}]
  - items: [{id: b, shape: hex, label: B, tone: data}]
links:
  - {from: a, to: b, style: dashed, label: "R&D"}
`);
if (!diagram) throw new Error('the diagram of this test must be valid');
const { html, wideFrom } = compileDiagram(diagram, 'diagram-3');

describe('compileDiagram', () => {
  it('names both drawings, with ids of their own', () => {
    for (const layout of ['wide', 'narrow']) {
      expect(html).toContain(`<svg class="d-${layout}"`);
      expect(html).toContain(`aria-labelledby="diagram-3-${layout}-t diagram-3-${layout}-d"`);
      expect(html).toContain(
        `<title id="diagram-3-${layout}-t">A &amp; B</title><desc id="diagram-3-${layout}-d">A sends to &lt;B&gt;.</desc>`,
      );
    }
  });

  it('leaves colours and fonts to the style sheet', () => {
    expect(html).not.toMatch(/\b(style|fill|stroke|font-size|font-family)=/);
    expect(html).toContain('class="d-item d-data"');
    expect(html).toContain('class="d-link d-dashed"');
  });

  it('escapes the texts', () => {
    expect(html).toContain('>&lt;A&gt;</text>');
    expect(html).toContain('>R&amp;D</text>');
  });

  it('shows a small drawing wide from a small width', () => {
    expect(wideFrom).toBe(320);
  });
});

describe('the README', () => {
  it('has an example that compiles', () => {
    const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
    const { diagram, problems } = parseDiagram(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '');
    expect(problems).toEqual([]);
    expect(diagram && compileDiagram(diagram, 'diagram-1').html).toContain('How an object is stored');
  });
});
