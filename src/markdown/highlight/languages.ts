import { refractor } from 'refractor';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import { tuneBash } from './tune-bash';

/** A language of the pages: its Prism grammar (none: plain text) and the name that readers see. */
export interface Language {
  readonly grammar?: string;
  readonly label: string;
}

// Refractor itself brings some thirty common grammars.
for (const syntax of [hcl, http, nginx, powershell]) refractor.register(syntax);
tuneBash(refractor.languages.bash);

/** By the name in the info string. A new language is a line here, and an import above where Refractor does not bring its grammar. */
export const languages: ReadonlyMap<string, Language> = new Map<string, Language>([
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

export { refractor };
