/** Which client programs a block uses, by the names that readers know. */
import type { Block } from './model';

const PROGRAMS: Readonly<Record<string, string>> = {
  aws: 'AWS CLI',
  rclone: 'rclone',
  restic: 'restic',
  s3fs: 's3fs',
  terraform: 'Terraform',
  curl: 'curl',
};

/** Whether a program stands where a command begins. */
export const calls = (text: string, program: string): boolean =>
  new RegExp(`(?:^|[|;&(]|\\b(?:then|do|if|while)\\b|!)\\s*(?:\\w+=\\S*\\s+(?:\\\\\\n\\s*)?)*${program}\\s`, 'm').test(text);

/** @returns names of clients, as in the versions of a run */
export function clientsOf({ info, text }: Pick<Block, 'info' | 'text'>): string[] {
  if (info.language === 'js') return ['@aws-sdk/client-s3', 'Node.js'];
  if (info.language === 'python') return [...(/\bboto3\b/.test(text) ? ['boto3'] : []), 'Python'];
  if (info.language !== 'bash') return [];
  return Object.entries(PROGRAMS).flatMap(([program, name]) => (calls(text, program) ? [name] : []));
}
