import { describe, expect, it } from 'vitest';
import { codeBlocks } from './code-blocks';
import { composer, problemsOf, pageOf } from './testing/pages';

const block = (info: string, text = 'text'): string => `\`\`\`${info}\n${text}\n\`\`\``;
const RUN = 'block doesn’t say whether it runs — add run, run fails=Code, title="file" save, output, or norun="reason"';

describe('code blocks', () => {
  it.each([
    ['with language', block('text'), []],
    ['bash that runs', block('bash run'), []],
    ['bash that is refused', block('bash run fails=AccessDenied'), []],
    ['bash that does not run', block('bash norun="needs a web console"'), []],
    ['bash without a word', block('bash'), [`1 bash ${RUN}`]],
    ['python without a word', block('python title="list.py"'), [`1 python ${RUN}`]],
    ['js in a list', `1. Do:\n\n   ${block('js').split('\n').join('\n   ')}`, [`3 js ${RUN}`]],
    ['saved file', block('python title="list.py" save'), []],
    ['output', block('bash output'), []],
    ['bash with an expansion', block('bash run', 'cd\nls "!x"'), ['3 an interactive shell interprets this exclamation mark']],
    ['script with a mark', block('bash title="a.sh" save', 'ls "!x"'), []],
    ['output with a mark', block('bash output', 'Hi!x'), []],
    ['without language', block(''), ['1 code block has no language; write one']],
    ['with an unknown language', block('bsh'), ['1 unknown language bsh; use one of bash']],
    ['diagram', block('diagram'), []],
    ['typographic quotation marks', block('json', '{\n“a”: 1 }'), ['3 typographic quotation mark in code']],
    ['typographic quotation marks in an output', block('text output', '‘a’'), []],
    ['an apostrophe in a comment', block('yaml', '# l’ora'), []],
    ['tab', block('yaml', 'a:\n\tb: 1'), ['3 tab in code']],
    ['tab in Go', block('go', '\treturn'), []],
    ['unknown word', block('bash rum'), ['1 info string can’t be read — unknown word rum']],
  ])('%s', (_case, source, expected) => {
    const problems = problemsOf(codeBlocks, pageOf(source));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
    });
  });

  it.each([
    ['glossary', { id: 'getting-started/glossary' }, 0],
    ['quickstart', { id: 'getting-started/quickstart' }, 1],
    ['page about a program', { id: 'integrations/restic' }, 1],
    ['list of programs', { id: 'integrations/index' }, 0],
    ['quickstart of the composer', { id: 'getting-started/quickstart', instance: composer }, 0],
  ])('asks pages that are executed whether blocks run: %s', (_case, place, count) => {
    expect(problemsOf(codeBlocks, pageOf(block('bash'), place))).toHaveLength(count);
  });
});
