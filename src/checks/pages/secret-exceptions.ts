/** Commands of pages with a secret among their arguments, and why. */

export interface SecretException {
  /** Folder and id of the page, in every language. */
  readonly page: string;
  /** Part of the command. */
  readonly command: string;
  readonly reason: string;
}

export const SECRET_EXCEPTIONS: readonly SecretException[] = [
  ...['lucid init-s3', 'lucid rekey-s3'].map((command) => ({
    page: 'docs/integrations/lucidlink',
    command,
    reason: 'no other way is known; the page keeps both out of the history and says who can read them',
  })),
  {
    page: 'docs/integrations/proxmox-backup-server',
    command: 's3 endpoint create',
    reason: 'the command takes the key as options only; the page keeps it out of the history and says who can read it',
  },
  {
    page: 'composer/getting-started/how-to-signup-to-ds3-composer',
    command: 'auth activate --token',
    reason: 'a token that is used up by this very command; the page says who can read it',
  },
  {
    page: 'composer/swarms/quickstart',
    command: '--secret "$AGENT_SECRET"',
    reason: 'the image of the agent has an argument only; the page on hardening says who can read it',
  },
];
