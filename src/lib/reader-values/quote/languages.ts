/** Literals in the languages of code blocks, by the language's name in the info string. Pure functions. */
import { after, asEntities, asIs, asIsWithout, asJson, both, inDoubleQuotes, inSingleQuotes, twice, type Write } from './escape';
import type { Literal, Syntax } from './scan';

export interface Language extends Syntax {
  /** How to write text outside of literals. */
  readonly bare: Write;
}

const ESCAPE = /\\[^]/y;
const nowhere: Write = () => undefined;
/** A name, number, or address. Nothing else is possible here. */
const word: Write = asIsWithout(/[^\w.:/-]/);

/** A literal between two identical quotes. @param skip pattern for characters that don't end it; null if it has no escape sequences */
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

/** `cat <<END`, up to the line that contains only `END`. The content is a file in any language, so only plain words are allowed. */
const heredoc = (open: RegExp): Literal => ({
  open,
  close: ([, , word = '']) => new RegExp(String.raw`(?<=\n)[ \t]*${word}(?=\n|$)`, 'y'),
  write: () => word,
});

/** Bash manual, section 3.1.2. */
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
 * PowerShell treats curly quotes like straight ones (about_Quoting_Rules and about_Special_Characters). A word with a backtick is a single
 * word everywhere. Before a letter, a backtick can have another meaning, so it's used only before other characters.
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

/** YAML 1.2, 7.3. Unquoted text can't start with or contain special characters. An entire unquoted value could also be a number. */
const yaml: Language = {
  literals: [HASH, quoted("'", twice(/'/g), /''/y), JSON_STRING],
  bare: (text) => (/^[\p{L}\p{N}](?:[\p{L}\p{N}_./@()+=-]| (?=[\p{L}\p{N}]))*$/u.test(text) ? text : undefined),
};

/** INI has no standard: some programs interpret quotes, `;`, `#`, `%`, and `\`, and others don't. */
const ini: Language = { literals: [], bare: (text) => (/^[^\s"'\\;#%=[\]](?:[^"'\\;#%]*[^\s"'\\;#%])?$/.test(text) ? text : undefined) };

/** HCL, "Template Expressions": the sign before a brace is doubled. */
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

/** ECMA-262, sections 12.9.4 and 12.9.6. */
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

/** Python reference, 2.4: raw strings have no escape sequences, and formatted strings interpret braces. */
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
/** C#. Verbatim and interpolated strings would need separate rules. */
const csharp: Language = { literals: [SLASHES, BLOCK, { ...JSON_STRING, open: /(?<![$@])"/y }], bare: nowhere };
/** PHP manual, "Strings": in single quotes, only these two characters can be escaped. */
const php: Language = {
  literals: [HASH, SLASHES, BLOCK, quoted("'", after('\\', /['\\]/g)), quoted('"', after('\\', /["\\$]/g))],
  bare: nowhere,
};
/** Ruby, "Literals": `#` starts an interpolation. */
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
