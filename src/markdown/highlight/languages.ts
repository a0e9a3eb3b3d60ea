import { refractor } from 'refractor/core';
import bash from 'refractor/bash';
import batch from 'refractor/batch';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import ignore from 'refractor/ignore';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import python from 'refractor/python';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { tuneBash } from './tune-bash';

/** A language of the pages: its Prism grammar (none: plain text) and the name that readers see. */
export interface Language {
  readonly grammar?: string;
  readonly label: string;
}

for (const syntax of [
  bash,
  batch,
  csharp,
  css,
  diff,
  docker,
  go,
  hcl,
  http,
  ignore,
  ini,
  java,
  javascript,
  json,
  markdown,
  markup,
  nginx,
  powershell,
  properties,
  python,
  sql,
  toml,
  typescript,
  yaml,
]) {
  refractor.register(syntax);
}
tuneBash(refractor.languages.bash);

const shell: Language = { grammar: 'bash', label: 'Shell' };
const js: Language = { grammar: 'javascript', label: 'JavaScript' };
const ts: Language = { grammar: 'typescript', label: 'TypeScript' };
const xml: Language = { grammar: 'markup', label: 'XML' };
const yamlLanguage: Language = { grammar: 'yaml', label: 'YAML' };

/** By the name in the info string. A new language is a line here and an import above. */
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
