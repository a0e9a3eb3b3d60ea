/** The literals of the languages of the pages, by the name in a block's info string. Pure. */
import { after, asEntities, asIs, asIsWithout, asJson, both, inDoubleQuotes, inSingleQuotes, twice, type Write } from './escape';
import type { Literal, Syntax } from './scan';

export interface Language extends Syntax {
  /** How a text is written outside of literals. */
  readonly bare: Write;
}

const ESCAPE = /\\[^]/y;
const nowhere: Write = () => undefined;
/** A name, a number or an address, where nothing else can stand. */
const word: Write = asIsWithout(/[^\w.:/-]/);

/** Between two equal quotes. @param skip what does not end it; null where nothing is escaped */
const quoted = (quote: string, write: Write, skip: RegExp | null = ESCAPE): Literal => ({
  open: new RegExp(quote, 'y'),
  close: () => new RegExp(quote, 'y'),
  ...(skip && { skip }),
  write: () => write,
});

const lineOf = (open: RegExp): Literal => ({ open, close: () => /\n/y, write: () => asIs });
const HASH = lineOf(/(?<![^\s])#/y);
const SLASHES = lineOf(/\/\//y);
const BLOCK: Literal = { open: /\/\*/y, close: () => /\*\//y, write: () => asIsWithout(/\*\//) };
const JSON_STRING = quoted('"', asJson);

/** `cat <<END`, to the line of that word. What is written there is a file, in any language, so it gets words only. */
const heredoc = (open: RegExp): Literal => ({
  open,
  close: ([, , word = '']) => new RegExp(String.raw`(?<=\n)[ \t]*${word}(?=\n|$)`, 'y'),
  write: () => word,
});

/** Bash manual, 3.1.2. */
const bash: Language = {
  literals: [
    HASH,
    heredoc(/<<-?[ \t]*(['"]?)(\w+)\1[^\n]*\n/y),
    quoted("'", inSingleQuotes, null),
    { ...quoted('"', inDoubleQuotes), code: { open: /\$\(/y, opens: '(', closes: ')' } },
  ],
  skip: ESCAPE,
  bare: after('\\', /[^\p{L}\p{N}_./:=@,+-]/gu),
};

/**
 * PowerShell takes curly quotes for straight ones, too: about_Quoting_Rules and about_Special_Characters. A word with a
 * backtick stays one word wherever it stands; before a letter the sign may mean something else, so it stands before others only.
 */
const powershell: Language = {
  literals: [
    HASH,
    { open: /@(["'])[ \t]*\n/y, close: ([, quote = '']) => new RegExp(String.raw`\n${quote}@`, 'y'), write: () => nowhere },
    quoted("['\u2018-\u201B]", twice(/['\u2018-\u201B]/g), /['\u2018-\u201B]{2}/y),
    { ...quoted('["\u201C-\u201E]', after('`', /["\u201C-\u201E$`]/g), /`[^]/y), code: { open: /\$\(/y, opens: '(', closes: ')' } },
  ],
  skip: /`[^]/y,
  bare: after('`', /[^\p{L}\p{N}_./:=+\\-]/gu),
};

/** YAML 1.2, 7.3. A text without quotes must not begin or hold what has a meaning; a value alone could be a number. */
const yaml: Language = {
  literals: [HASH, quoted("'", twice(/'/g), /''/y), JSON_STRING],
  bare: (text) => (/^[\p{L}\p{N}](?:[\p{L}\p{N}_./@()+=-]| (?=[\p{L}\p{N}]))*$/u.test(text) ? text : undefined),
};

/** No standard: some programs read quotes, `;`, `#`, `%` and `\`, some do not. */
const ini: Language = { literals: [], bare: (text) => (/^[^\s"'\\;#%=[\]](?:[^"'\\;#%]*[^\s"'\\;#%])?$/.test(text) ? text : undefined) };

/** HCL, "Template Expressions": a sign before a brace is doubled. */
const hcl: Language = {
  literals: [
    HASH,
    SLASHES,
    BLOCK,
    heredoc(/<<-?()(\w+)\n/y),
    quoted(
      '"',
      both(asJson, (text) => text.replace(/([$%])\{/g, '$1$1{')),
    ),
  ],
  bare: nowhere,
};

/** ECMA-262, 12.9.4 and 12.9.6. */
const js: Language = {
  literals: [
    SLASHES,
    BLOCK,
    quoted(
      "'",
      both(asJson, (text) => text.replaceAll('\\"', '"').replaceAll("'", "\\'")),
    ),
    JSON_STRING,
    { ...quoted('`', after('\\', /[`\\$]/g)), code: { open: /\$\{/y, opens: '{', closes: '}' } },
  ],
  bare: nowhere,
};

/** Python reference, 2.4: raw strings know no escapes, formatted ones read braces. */
const python: Language = {
  literals: [
    HASH,
    {
      open: /([A-Za-z]{0,2})("""|'''|"|')/y,
      close: ([, , quote = '']) => new RegExp(quote, 'y'),
      skip: ESCAPE,
      write: ([, prefix = '']) => {
        const escaped = after('\\', /["'\\]/g);
        if (/r/i.test(prefix)) return asIsWithout(/["'\\{}]/);
        return /f/i.test(prefix) ? both(escaped, twice(/[{}]/g)) : escaped;
      },
    },
  ],
  bare: nowhere,
};

const go: Language = { literals: [SLASHES, BLOCK, JSON_STRING, quoted('`', asIsWithout(/`/), null)], bare: nowhere };
const java: Language = { literals: [SLASHES, BLOCK, JSON_STRING], bare: nowhere };
/** Verbatim and interpolated strings would need rules of their own. */
const csharp: Language = { literals: [SLASHES, BLOCK, { ...JSON_STRING, open: /(?<![$@])"/y }], bare: nowhere };
/** PHP manual, Strings: in single quotes only these two are escaped. */
const php: Language = {
  literals: [HASH, SLASHES, BLOCK, quoted("'", after('\\', /['\\]/g)), quoted('"', after('\\', /["\\$]/g))],
  bare: nowhere,
};
/** Ruby, "Literals": `#` begins what is filled in. */
const ruby: Language = { literals: [HASH, quoted("'", after('\\', /['\\]/g)), quoted('"', after('\\', /["\\#]/g))], bare: nowhere };
const sql: Language = { literals: [lineOf(/--/y), BLOCK, quoted("'", twice(/'/g), /''/y)], bare: nowhere };
const text: Language = { literals: [], bare: asIs };

export const languages: Readonly<Record<string, Language>> = {
  bash,
  csharp,
  go,
  hcl,
  http: { literals: [], bare: word },
  ini,
  java,
  js,
  json: { literals: [JSON_STRING], bare: nowhere },
  nginx: { literals: [HASH], bare: word },
  php,
  powershell,
  python,
  ruby,
  sql,
  text,
  xml: { literals: [], bare: asEntities },
  yaml,
};
