/** Determines the client programs that a block uses and needs. */
import type { Block } from './model';

/** Names of the programs that blocks call. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  aws: 'AWS CLI',
  rclone: 'rclone',
  restic: 'restic',
  s3cmd: 's3cmd',
  s3fs: 's3fs',
  terraform: 'Terraform',
  curl: 'curl',
  duckdb: 'DuckDB',
  duplicity: 'duplicity',
  'docker-registry': 'Distribution',
  go: 'Go',
  skopeo: 'skopeo',
};

/** Returns whether a program is the first word in a command. */
export const calls = (text: string, program: string): boolean =>
  new RegExp(`(?:^|[|;&(]|\\b(?:then|do|if|while)\\b|!)\\s*(?:\\w+=\\S*\\s+(?:\\\\\\n\\s*)?)*${program}\\s`, 'm').test(text);

/** @returns client names, as in the versions of a run */
export function clientsOf({ info, text }: Pick<Block, 'info' | 'text'>): string[] {
  if (info.language === 'js') return ['@aws-sdk/client-s3', 'Node.js'];
  if (info.language === 'python') return [...(/\bboto3\b/.test(text) ? ['boto3'] : []), 'Python'];
  if (info.language === 'access') return ['@aws-sdk/client-s3'];
  if (info.language !== 'bash') return [];
  return Object.entries(PROGRAMS).flatMap(([program, name]) => (calls(text, program) ? [name] : []));
}

/**
 * @param absent missing programs, each with the reason
 * @returns the reason for the first missing program that the block needs, if any
 */
export function absentTool(pageId: string, language: string, text: string, absent: ReadonlyMap<string, string>): string | undefined {
  // A page about a program covers nothing else, so none of its blocks can run without the program.
  const whole = absent.get(pageId.split('/').at(-1) ?? '');
  if (whole !== undefined) return whole;
  if (language === 'python') return absent.get('python3');
  if (language !== 'bash') return undefined;
  return [...absent].find(([tool]) => calls(text, tool))?.[1];
}
