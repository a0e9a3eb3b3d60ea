/** Commands of pages with a secret among their arguments, and why. */

export interface SecretException {
  /** Folder and id of the page, in every language. */
  readonly page: string;
  /** Part of the command. */
  readonly command: string;
  readonly reason: string;
}

export const SECRET_EXCEPTIONS: readonly SecretException[] = [
  {
    page: 'docs/getting-started/quickstart',
    command: 'aws configure set aws_secret_access_key',
    reason: 'the one line that Bash, PowerShell and the runner share: `aws configure` asks, and the runner has nobody to answer',
  },
  { page: 'docs/integrations/lucidlink', command: 'lucid init-s3', reason: 'no other way is known; the page says to clear the history' },
  { page: 'docs/integrations/lucidlink', command: 'lucid rekey-s3', reason: 'no other way is known; the page says to clear the history' },
  {
    page: 'docs/integrations/nextcloud',
    command: 'files_external:create',
    reason: 'the command takes the settings of a storage as options; the page shows the web interface first',
  },
  {
    page: 'docs/integrations/proxmox-backup-server',
    command: 's3 endpoint create',
    reason: 'the command takes the key as options; it runs as root on the backup server',
  },
  {
    page: 'composer/getting-started/how-to-signup-to-ds3-composer',
    command: 'auth activate --token',
    reason: 'a token that is used up by this very command',
  },
  {
    page: 'composer/swarms/quickstart',
    command: '--secret "$AGENT_SECRET"',
    reason: 'the image of the agent has an argument only; the page on hardening says who can read it',
  },
];
