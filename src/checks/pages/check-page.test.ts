import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../lib/diagnostic';
import { checkPage } from './index';
import { MATTER, pageOf, siteOf } from './testing/pages';

function check(source: string): string[] {
  const page = pageOf(source);
  return formatDiagnostics(checkPage(page, siteOf([page])));
}

describe('checkPage', () => {
  it('passes a good page', () => {
    expect(check(`${MATTER}\nText.\n`)).toEqual([]);
  });

  it('names file, line, message and hint', () => {
    expect(check(`${MATTER}\n## On\n`)).toEqual([
      'docs/guides/object-lock.md:6: heading "On" has no pinned id — add one at the end: {#short-name}',
    ]);
  });

  it('applies every check', () => {
    const problems = check(`${MATTER}\nSimply {brand.x}.\n\n## On\n\n\`\`\`bash\ntext\n\`\`\`\n\n[here](./none.md) ![](./none.png)\n`).join(
      '\n',
    );
    for (const message of [
      '"Simply"',
      'unknown variable',
      'no pinned id',
      'doesn’t say whether it runs',
      'link to ./none.md',
      'no alternative text',
    ])
      expect(problems).toContain(message);
  });

  it.each([
    ['a link whose heading goes', '[On](#on).\n\n## <If has="objectLock">On</If> {#on}\n', 'no heading #on in docs/guides/object-lock.md'],
    ['a link to a heading that goes', '[On](./cors.md#on).\n', 'no heading #on in docs/guides/cors.md'],
    ['a link in a text for this service', '<If lacks="objectLock">[It](./none.md).</If>\n', 'link to ./none.md, which doesn’t exist'],
    ['a word in it', '<If lacks="objectLock">Simply do it.</If>\n', '"Simply"'],
    ['a long sentence in it', `<If lacks="objectLock">Use${' a'.repeat(40)}.</If>\n`, '41 words, expected at most 30'],
    ['a heading that goes', '## <If has="objectLock">On</If> {#on}\n\nA.\n\n## Off {#off}\n', undefined],
    ['a link to a page that goes', '[Lock](./lock.md#on).\n\n<If has="objectLock">A.</If>\n', undefined],
  ])('sees %s in a service without a feature that the page names', (_case, text, problem) => {
    const page = pageOf(`${MATTER}\n<If has="objectLock">Text.</If>\n\n${text}`);
    const other = pageOf('## <If has="objectLock">On</If> {#on}\n', { id: 'guides/cors' });
    const absent = pageOf('---\nneeds: objectLock\n---\n\n## On {#on}\n', { id: 'guides/lock' });
    const found = checkPage(page, siteOf([page, other, absent])).map(({ message }) => message);
    expect(found).toEqual(problem === undefined ? [] : [expect.stringContaining(`without objectLock: ${problem}`)]);
  });

  it('sees a description that is too short in a service without a feature', () => {
    const matter = MATTER.replace(
      /description: .*/,
      'description: Keep objects.<If has="objectLock"> Objects can’t be changed for a time that you choose.</If>',
    );
    expect(check(`${matter}\nText.\n`)).toEqual([expect.stringContaining(':3: without objectLock: description has 13 characters')]);
  });

  it.each([
    ['a mistyped word', 'bash rum', 'unknown word rum; expected'],
    ['half a value', 'json title="a', 'can’t read ="a; expected'],
    ['two that can’t be combined', 'bash run norun="x"', 'run and norun can’t be combined'],
    ['a word of an access table', 'access runs', 'unknown word runs; expected'],
    ['a word of a manifest', 'yaml sav title="a.yaml"', 'unknown word sav; expected'],
  ])('names page and line of an info string with %s', (_case, info, message) => {
    const [problem, ...others] = check(`${MATTER}\n\`\`\`${info}\nkind: Pod\n\`\`\`\n`).filter((line) => line.includes('info string'));
    expect(problem).toMatch(/^docs\/guides\/object-lock\.md:6: info string can’t be read — /);
    expect(problem).toContain(message);
    expect(others).toEqual([]);
  });

  it.each([
    ['a script', `${MATTER}\n<script>alert(1)</script>\n`, 'docs/guides/object-lock.md:6:1: element <script> — '],
    ['a read of the environment', `${MATTER}\n{process.env.HOME}\n`, 'docs/guides/object-lock.md:6:1: expression {process.env.HOME} — '],
    ['front matter without end', '---\ntitle: A\n', 'docs/guides/object-lock.md:1: front matter has no end — '],
  ])('refuses %s', (_case, source, message) => {
    expect(check(source).join('\n')).toContain(message);
  });

  it.each([
    ['braces', `${MATTER}\nUse {not closed.\n`, 'docs/guides/object-lock.md:6: can’t be parsed as MDX:'],
    ['an HTML comment', `${MATTER}\n<!-- later -->\n`, 'write comments as {/* … */}'],
    ['front matter', '---\ntitle: "a\ndescription: b: c\n---\n', 'front matter isn’t YAML:'],
  ])('says where a page cannot be read: %s', (_case, source, line) => {
    expect(check(source).join('\n')).toContain(line);
  });
});
