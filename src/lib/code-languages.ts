/** Languages of the code blocks on pages. */

/** A code block language, with its Prism grammar (none for plain text) and the name that readers see. */
export interface Language {
  readonly grammar?: string;
  readonly label: string;
}

/**
 * Languages by their name in the info string. To add a language, add a line here. If Refractor doesn't include its grammar by default, also
 * add an import to `src/markdown/highlight/highlight.ts`.
 */
const languages: ReadonlyMap<string, Language> = new Map<string, Language>([
  ['bash', { grammar: 'bash', label: 'Shell' }],
  ['csharp', { grammar: 'csharp', label: 'C#' }],
  ['go', { grammar: 'go', label: 'Go' }],
  ['hcl', { grammar: 'hcl', label: 'HCL' }],
  ['http', { grammar: 'http', label: 'HTTP' }],
  ['ini', { grammar: 'ini', label: 'INI' }],
  ['java', { grammar: 'java', label: 'Java' }],
  ['js', { grammar: 'javascript', label: 'JavaScript' }],
  ['json', { grammar: 'json', label: 'JSON' }],
  ['nginx', { grammar: 'nginx', label: 'nginx' }],
  ['php', { grammar: 'php', label: 'PHP' }],
  ['powershell', { grammar: 'powershell', label: 'PowerShell' }],
  ['python', { grammar: 'python', label: 'Python' }],
  ['ruby', { grammar: 'ruby', label: 'Ruby' }],
  ['sql', { grammar: 'sql', label: 'SQL' }],
  ['text', { label: 'Text' }],
  ['xml', { grammar: 'markup', label: 'XML' }],
  ['yaml', { grammar: 'yaml', label: 'YAML' }],
]);

/** @throws Error that lists the valid languages, if a block has no language or an unknown one */
export function codeLanguage(name: string): Language {
  const language = languages.get(name);
  if (language) return language;
  const known = [...languages.keys()].join(', ');
  throw new Error(
    name === ''
      ? `code block has no language; write one after the fence (text for plain text): ${known}`
      : `unknown language ${name}; use one of ${known}, or add it to src/lib/code-languages.ts`,
  );
}
