import { refractor } from 'refractor';
import batch from 'refractor/batch';
import docker from 'refractor/docker';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import ignore from 'refractor/ignore';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import toml from 'refractor/toml';
import { tuneBash } from './tune-bash';

/** A language of the pages: its Prism grammar (none: plain text) and the name that readers see. */
export interface Language {
  readonly grammar?: string;
  readonly label: string;
}

// Refractor itself brings some thirty common grammars.
for (const syntax of [batch, docker, hcl, http, ignore, nginx, powershell, properties, toml]) refractor.register(syntax);
tuneBash(refractor.languages.bash);

const shell: Language = { grammar: 'bash', label: 'Shell' };
const js: Language = { grammar: 'javascript', label: 'JavaScript' };
const ts: Language = { grammar: 'typescript', label: 'TypeScript' };
const xml: Language = { grammar: 'markup', label: 'XML' };
const yamlLanguage: Language = { grammar: 'yaml', label: 'YAML' };

/** By the name in the info string. A new language is a line here, and an import above where Refractor does not bring its grammar. */
export const languages: ReadonlyMap<string, Language> = new Map<string, Language>([
  ['bash', shell],
  ['sh', shell],
  ['shell', shell],
  ['batch', { grammar: 'batch', label: 'Command Prompt' }],
  ['cmd', { grammar: 'batch', label: 'Command Prompt' }],
  ['csharp', { grammar: 'csharp', label: 'C#' }],
  ['css', { grammar: 'css', label: 'CSS' }],
  ['diff', { grammar: 'diff', label: 'Diff' }],
  ['docker', { grammar: 'docker', label: 'Dockerfile' }],
  ['dockerfile', { grammar: 'docker', label: 'Dockerfile' }],
  ['go', { grammar: 'go', label: 'Go' }],
  ['hcl', { grammar: 'hcl', label: 'HCL' }],
  ['terraform', { grammar: 'hcl', label: 'Terraform' }],
  ['html', { grammar: 'markup', label: 'HTML' }],
  ['http', { grammar: 'http', label: 'HTTP' }],
  ['ignore', { grammar: 'ignore', label: 'Ignore rules' }],
  ['ini', { grammar: 'ini', label: 'INI' }],
  ['java', { grammar: 'java', label: 'Java' }],
  ['javascript', js],
  ['js', js],
  ['json', { grammar: 'json', label: 'JSON' }],
  ['markdown', { grammar: 'markdown', label: 'Markdown' }],
  ['nginx', { grammar: 'nginx', label: 'nginx' }],
  ['powershell', { grammar: 'powershell', label: 'PowerShell' }],
  ['properties', { grammar: 'properties', label: 'Properties' }],
  ['python', { grammar: 'python', label: 'Python' }],
  ['sql', { grammar: 'sql', label: 'SQL' }],
  ['text', { label: 'Text' }],
  ['toml', { grammar: 'toml', label: 'TOML' }],
  ['ts', ts],
  ['typescript', ts],
  ['xml', xml],
  ['yaml', yamlLanguage],
  ['yml', yamlLanguage],
]);

export { refractor };
