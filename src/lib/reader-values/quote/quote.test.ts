/**
 * Tests hostile texts in every place where a value is possible. The languages' own programs and parsers read them back. For PowerShell, Go,
 * Java, C#, and Ruby, no such programs are available here, so the output is compared with texts derived from their references.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { parse as parseHcl } from '@cdktn/hcl2json';
import { load } from 'cheerio';
import { parse as parseIni } from 'ini';
import { parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../testing/random';
import { quoteAt } from '.';

const SIGNS = Array.from(' \'"`\\$!&|;<>(){}[]*?~#%^=@:,+-_./0aZé日😀“’');
const WORDS = [
  '$(id)',
  '`id`',
  '${HOME}',
  '%{if}',
  "'; id; '",
  '" + x + "',
  '\\',
  '-- ',
  '*/',
  "'''",
  '"""',
  '$HOME',
  '!!',
  '#{x}',
  '{0}',
  '\\n',
  'no',
  '1e3',
  '~',
];

/** Generates single-line texts, which are the same in each run. */
function hostileTexts(count: number): string[] {
  const random = randomOf(18);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const made = Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick([...SIGNS, pick(WORDS)])).join(''),
  );
  return [...WORDS, ...SIGNS, ...made];
}
const TEXTS = hostileTexts(400);

/** Returns the template with the text in place of `@`, or undefined if the text isn't possible there. */
function fill(template: string, language: string, text: string): string | undefined {
  const [before = '', after = ''] = template.split('\u{E000}');
  const written = quoteAt(text, language, before, after);
  return written === undefined ? undefined : before + written + after;
}
const at = (template: string): string => template.replace('HERE', '\u{E000}');

interface Case {
  readonly text: string;
  readonly code: string;
}
const casesOf = (template: string, language: string, texts = TEXTS): Case[] =>
  texts.flatMap((text) => {
    const code = fill(at(template), language, text);
    return code === undefined ? [] : [{ text, code }];
  });

/** Reads the output of many programs at once. Each one prints its value and a line feed, which no value contains. */
function readAll(program: string, args: readonly string[], input: string): string[] {
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').slice(0, -1);
}

describe('bash', () => {
  it.each([
    ['a word', "printf '%s\\n' <HERE>", '<@>'],
    ['a word of its own', "printf '%s\\n' HERE", '@'],
    ['after an escaped quote', "printf '%s\\n' \\'HERE\\'", "'@'"],
    ['double quotes', 'printf \'%s\\n\' "a HERE b"', 'a @ b'],
    ['single quotes', "printf '%s\\n' 'a HERE b'", 'a @ b'],
    ['a command in double quotes', 'printf \'%s\\n\' "$(printf \'%s\' "HERE")"', '@'],
    ['a word of a command in double quotes', "printf '%s\\n' \"$(printf '%s' [HERE])\"", '[@]'],
    ['after such a command', 'printf \'%s\\n\' "$(printf x)HERE"', 'x@'],
    ['after a comment', "# it's\nprintf '%s\\n' x/HERE", 'x/@'],
  ])('reads the text in %s', (_, template, expected) => {
    // In these contexts, `<` and `[` in a template are literal text.
    const cases = casesOf(template.replace('<HERE>', '\\<HERE\\>').replace('[HERE]', '\\[HERE\\]'), 'bash');
    expect(cases.length).toBe(TEXTS.length);
    expect(readAll('bash', ['--norc', '-s'], `${cases.map(({ code }) => code).join('\n')}\n`)).toEqual(
      cases.map(({ text }) => expected.replace('@', () => text)),
    );
  });

  it('does not trigger history expansion', () => {
    const cases = casesOf('printf \'%s\\n\' "a HERE b"', 'bash', ['!!', 'a!b', '!x']);
    const input = `set -o history -o histexpand\n${cases.map(({ code }) => code).join('\n')}\n`;
    expect(readAll('bash', ['--norc', '-s'], input)).toEqual(['a !! b', 'a a!b b', 'a !x b']);
  });

  it('writes no text into a file of another language', () => {
    expect(fill(at('cat <<END\n{"a": "HERE"}\nEND\n'), 'bash', 'a b')).toBeUndefined();
    expect(fill(at('cat <<END\nx\nEND\necho HERE'), 'bash', 'a b')).toContain('echo a\\ b');
  });
});

/** Returns the values that `print` or a similar function receives, in order. */
const run = (program: string, args: readonly string[], head: string, cases: readonly Case[]): unknown[] =>
  readAll(program, args, `${head}${cases.map(({ code }) => code).join('\n')}\n`).map((line) => JSON.parse(line) as unknown);

describe.each([
  ["p('a HERE b')", 1],
  ['p("a HERE b")', 1],
  ['p("""a HERE b""")', 1],
  ["p('''a HERE b''')", 1],
  ['p(f"a HERE b")', 1],
  ["p(\"it's\", b := 1) if False else p('a HERE b')", 1],
  ["p(r'a HERE b')", 0.3],
])('Python: %s', (template, least) => {
  it('reads the text', () => {
    const cases = casesOf(template, 'python');
    expect(cases.length / TEXTS.length).toBeGreaterThanOrEqual(least);
    expect(run('python3', ['-'], 'import json\ndef p(x, *y): print(json.dumps(x))\n', cases)).toEqual(
      cases.map(({ text }) => `a ${text} b`),
    );
  });
});

describe.each([
  "p('a HERE b')",
  'p("a HERE b")',
  'p(`a HERE b`)',
  'p(`a ${"x"} HERE b`.replace(" x", ""))',
  '/* it\'s */ p("a HERE b") // "',
])('JavaScript: %s', (template) => {
  it('reads the text', () => {
    const cases = casesOf(template, 'js');
    const seen: unknown[] = [];
    const context = createContext({ p: (text: unknown) => seen.push(text) });
    for (const { code } of cases) runInContext(code, context);
    expect(seen).toEqual(TEXTS.map((text) => `a ${text} b`));
  });
});

describe.each([
  ["p('a HERE b');", 'php'],
  ['p("a HERE b");', 'php'],
])('PHP: %s', (template, language) => {
  it.runIf(spawnSync('php', ['--version']).status === 0)('reads the text', () => {
    const cases = casesOf(template, language);
    const head = '<?php function p($x) { echo json_encode($x), "\\n"; }\n';
    expect(run('php', [], head, cases)).toEqual(TEXTS.map((text) => `a ${text} b`));
  });
});

describe('JSON, XML, HCL', () => {
  it('reads a string of JSON', () => {
    for (const { text, code } of casesOf('{"x": "a\\"", "Resource": "arn:HERE/*"}', 'json'))
      expect(JSON.parse(code)).toMatchObject({ Resource: `arn:${text}/*` });
    expect(fill(at('{"x": HERE}'), 'json', '1')).toBeUndefined();
  });

  it('reads text and attributes of XML', () => {
    for (const { text, code } of casesOf('<a><b>HERE</b></a>', 'xml')) expect(load(code, { xml: true })('b').text()).toBe(text);
    for (const { text, code } of casesOf('<b c="HERE"/>', 'xml')) expect(load(code, { xml: true })('b').attr('c')).toBe(text);
  });

  it('reads a string of HCL', async () => {
    const cases = casesOf('HERE', 'text').map(({ text }) => ({ text, code: fill(at('"a HERE b"'), 'hcl', text) ?? '' }));
    const source = cases.map(({ code }, index) => `v${index} = ${code}`).join('\n');
    const parsed = (await parseHcl('a.tf', `locals {\n${source}\n}\n`)) as { locals: Record<string, string>[] };
    // The parser returns templates as written, so doubled signs stay doubled.
    cases.forEach(({ text }, index) => expect(parsed.locals[0]?.[`v${index}`]?.replace(/([$%])\1\{/g, '$1{')).toBe(`a ${text} b`));
  });
});

describe('YAML', () => {
  it.each([
    ['alone', 'a:\n  b: HERE\n', 1],
    ['in a list', 'a:\n  b:\n    - HERE\n', 1],
    ['in double quotes', 'a:\n  b: "HERE"\n', 1],
    ['in single quotes', "a:\n  b: 'HERE'\n", 1],
    ['in a longer text', 'a:\n  b: s3://x/HERE\n', 0.03],
  ])('reads a value %s', (_, template, least) => {
    const cases = casesOf(template, 'yaml');
    expect(cases.length / TEXTS.length).toBeGreaterThanOrEqual(least);
    for (const { text, code } of cases) {
      const document = parseDocument(code);
      expect(document.errors).toEqual([]);
      const { b } = (document.toJS() as { a: { b: unknown } }).a;
      expect(b).toEqual(template.includes('- ') ? [text] : template.includes('s3:') ? `s3://x/${text}` : text);
    }
  });
});

describe('INI', () => {
  const cases = casesOf('[s]\na = x/HERE/y\n', 'ini');

  it('reads a value by the parser of npm', () => {
    expect(cases.length).toBeGreaterThan(10);
    for (const { text, code } of cases) expect(parseIni(code)).toEqual({ s: { a: `x/${text}/y` } });
  });

  it("reads a value by Python's, which the AWS CLI has", () => {
    const program =
      'import configparser,json,sys\nfor c in json.load(sys.stdin):\n p=configparser.ConfigParser()\n p.read_string(c)\n print(json.dumps(p["s"]["a"]))';
    const printed = execFileSync('python3', ['-c', program], { input: JSON.stringify(cases.map(({ code }) => code)), encoding: 'utf8' });
    expect(
      printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(cases.map(({ text }) => `x/${text}/y`));
  });
});

/** These tests use the language references, because no programs for these languages are available here. */
describe('by the documented rules', () => {
  it.each([
    ['powershell', 'aws s3 ls s3://b/HERE', "it's $x; `y", "aws s3 ls s3://b/it`'s` `$x`;` ``y"],
    ['powershell', '$x = "b/HERE"', 'a "b" $c `d ”', '$x = "b/a `"b`" `$c ``d `”"'],
    ['powershell', "$x = 'b/HERE'", "it's ‘x", "$x = 'b/it''s ‘‘x'"],
    ['powershell', '$x = "$(Get-Item "HERE")"', '$y', '$x = "$(Get-Item "`$y")"'],
    ['powershell', '$x = @"\nHERE\n"@', '$y', undefined],
    ['go', 'x := "HERE"', 'a"\\b', 'x := "a\\"\\\\b"'],
    ['go', 'x := `HERE`', 'a`b', undefined],
    ['java', 'var x = "HERE"; // "', 'a"\\b', 'var x = "a\\"\\\\b"; // "'],
    ['csharp', 'var x = "HERE";', 'a"\\b', 'var x = "a\\"\\\\b";'],
    ['csharp', 'var x = $"HERE";', '{x}', undefined],
    ['ruby', "x = 'HERE'", "it's \\", "x = 'it\\'s \\\\'"],
    ['ruby', 'x = "HERE"', '#{`id`}"', 'x = "\\#{`id`}\\""'],
    ['sql', "SELECT 'HERE'", "it's", "SELECT 'it''s'"],
    ['nginx', 'server HERE;', 'a b', undefined],
    ['http', 'GET /HERE HTTP/1.1', 'a b', undefined],
    ['text', 'upload: HERE', "it's", "upload: it's"],
    ['unknown', 'HERE', 'a b', undefined],
  ])('%s: %s', (language, template, text, expected) => {
    expect(fill(at(template), language, text)).toBe(expected);
  });
});
