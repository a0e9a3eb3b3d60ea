import { describe, expect, it } from 'vitest';
import { everyFeature } from '../site/features';
import { withoutConditions } from './conditions';

const IF = '<If has="objectLock">';

/** Returns the text of a service with all features, or without Object Lock. */
function textOf(source: string, ...lacking: string[]): string {
  const features = new Set([...everyFeature].filter((name) => !lacking.includes(name)));
  const lines = withoutConditions(source.split('\n'), features, (index, { message, hint }) => {
    throw new Error(`${index + 1}: ${message} — ${hint}`);
  });
  return lines.filter((line) => line !== undefined).join('\n');
}

describe('withoutConditions', () => {
  it.each([
    ['a sentence', `One. ${IF}Two.</If> Three.`, 'One. Two. Three.', 'One.  Three.'],
    ['two sentences', `${IF}A.</If> B. ${IF}C.</If>`, 'A. B. C.', ' B. '],
    ['blocks', `a\n\n${IF}\n\nb\n\n</If>\n\nc`, 'a\n\n\n\nb\n\n\n\nc', 'a\n\n\n\n\n\n\n\nc'],
    ['a block of code', `${IF}\n\`\`\`sh\n# x\n\`\`\`\n</If>\nc`, '\n```sh\n# x\n```\n\nc', '\n\n\n\nc'],
    ['blocks in a list item', `1. a\n\n   ${IF}\n\n   b\n\n   </If>\n\n2. c`, '1. a\n\n\n\n   b\n\n\n\n2. c', '1. a\n\n\n\n\n\n\n\n2. c'],
    [
      'a table row',
      `| A | B |\n|---|---|\n| ${IF}Lock</If> | 1 |\n| c | 2 |`,
      '| A | B |\n|---|---|\n| Lock | 1 |\n| c | 2 |',
      '| A | B |\n|---|---|\n| c | 2 |',
    ],
    ['a row of a table in a list', `   | ${IF}Lock</If> | 1 |\n   | c | 2 |`, '   | Lock | 1 |\n   | c | 2 |', '   | c | 2 |'],
    ['a part of a cell', `| a ${IF}b</If> | c |`, '| a b | c |', '| a  | c |'],
    ['a list item with its continuation', `- ${IF}a</If>\n\n  more\n- b\n\nc`, '- a\n\n  more\n- b\n\nc', '- b\n\nc'],
    ['the last list item', `- a\n- ${IF}b</If>\n\nc`, '- a\n- b\n\nc', '- a\n\nc'],
    ['an item between others', `- a\n- ${IF}b</If>\n- c`, '- a\n- b\n- c', '- a\n- c'],
    ['a numbered item', `1. a\n2. ${IF}b</If>\n3. c`, '1. a\n2. b\n3. c', '1. a\n3. c'],
    [
      'a section',
      `## ${IF}Lock</If> {#lock}\n\na\n\n### More {#more}\n\nb\n\n## Next {#next}\n\nc`,
      '## Lock {#lock}\n\na\n\n### More {#more}\n\nb\n\n## Next {#next}\n\nc',
      '\n\n\n\n\n\n\n\n## Next {#next}\n\nc',
    ],
    [
      'a section with a comment in code',
      `## ${IF}Lock</If> {#lock}\n\`\`\`sh\n# a\n\`\`\`\nb\n# Next`,
      '## Lock {#lock}\n```sh\n# a\n```\nb\n# Next',
      '\n\n\n\n\n# Next',
    ],
    ['and adds a text for its absence', '<If lacks="objectLock">a</If> b', ' b', 'a b'],
    ['a row with Windows line endings', `| ${IF}a</If> | 1 |\r\n| c | 2 |\r`, '| a | 1 |\r\n| c | 2 |\r', '| c | 2 |\r'],
    ['blocks with Windows line endings', `${IF}\r\na\r\n</If>\r\nb\r`, '\na\r\n\nb\r', '\n\n\nb\r'],
    ['lines of code', `\`\`\`sh\na\n${IF}\nb\n</If>\nc\n\`\`\`\nd`, '```sh\na\nb\nc\n```\nd', '```sh\na\nc\n```\nd'],
    [
      'and no part of a line of code',
      `\`\`\`text\na ${IF}b</If>\n\`\`\``,
      `\`\`\`text\na ${IF}b</If>\n\`\`\``,
      `\`\`\`text\na ${IF}b</If>\n\`\`\``,
    ],
    ['and nothing of another feature', '<If has="composer">a</If>', 'a', 'a'],
  ])('removes %s', (_case, source, withLock, withoutLock) => {
    expect(textOf(source)).toBe(withLock);
    expect(textOf(source, 'objectLock')).toBe(withoutLock);
  });

  it.each([
    ['a part of a line', `a${IF} b<If has="composer"> c</If></If>`, 'a b c', 'a b', 'a'],
    ['a section', `## ${IF}<If has="composer">b</If></If> {#b}\n\nc`, '## b {#b}\n\nc', '\n\n', '\n\n'],
    ['a list item', `- ${IF}b<If has="composer"> c</If></If>\n- d`, '- b c\n- d', '- b\n- d', '- d'],
    ['a row that begins with two', `| ${IF}<If has="composer">b</If> c</If> | 1 |`, '| b c | 1 |', '|  c | 1 |', ''],
  ])('removes %s that contains another condition', (_case, source, whole, withoutComposer, withoutLock) => {
    expect(textOf(source)).toBe(whole);
    expect(textOf(source, 'composer')).toBe(withoutComposer);
    expect(textOf(source, 'objectLock')).toBe(withoutLock);
  });

  it('removes what needs several features if one of them is missing', () => {
    const source = `${IF}\na\n<If has="composer">\nb\n</If>\n</If>\nc`;
    expect(textOf(source, 'composer').match(/\w/g)).toEqual(['a', 'c']);
    expect(textOf(source, 'objectLock').match(/\w/g)).toEqual(['c']);
  });

  it.each([
    ['an unknown feature', 'a\n<If has="lock">b</If>', '2: unknown feature lock'],
    ['a tag that isn’t closed', `a\n${IF}\nb`, '2: <If> isn’t closed'],
    ['a section inside a block', `${IF}\n\n## <If has="composer">a</If> {#a}\n\n</If>`, '3: a heading with <If> is inside <If>…</If>'],
    [
      'a tag that isn’t closed in its code block',
      `\`\`\`sh\n${IF}\nb\n\`\`\`\n</If>`,
      '2: <If> isn’t closed — add a line </If> before the end of',
    ],
    ['a tag that isn’t open in its code block', `${IF}\n\`\`\`sh\n</If>\n\`\`\``, '3: </If> without <If'],
    ['a tag that isn’t open', 'a\n</If>', '2: </If> without <If has="…"> — delete it, or add the opening tag before it'],
    ['a tag that ends on another line', `${IF}a\nb</If>`, '1: expected <If has="…">…</If> on one line'],
  ])('refuses %s', (_case, source, message) => {
    expect(() => textOf(source)).toThrow(message);
  });
});
