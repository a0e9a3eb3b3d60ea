/**
 * Detects the effects that a block would have on a reader's bucket. Guides delete what they created, and change settings on a bucket
 * created for this purpose. If the reader's bucket takes its place, the reader must know before running the command. Pure functions.
 */

/**
 * `deletes`: deletes objects, versions, uploads, or the bucket, immediately or through a rule. `changes`: changes settings, access, or
 * locks.
 */
const EFFECTS = ['deletes', 'changes'] as const;
export type Effect = (typeof EFFECTS)[number];

/** A code block or file on a page. */
export interface Code {
  readonly text: string;
  /** Whether the code contains the reader's bucket. */
  readonly namesBucket: boolean;
}

/** Operations and SDK methods, in the form that `namesIn` returns. */
const OPERATIONS: Readonly<Record<Effect, RegExp>> = {
  deletes:
    /^(?:(?:delete|remove)(?:bucket|objects?|matchingobjects|keys)|(?:bulk|batch)delete|renameobject|abortmultipartupload|putbucketlifecycle(?:configuration)?)$/,
  changes:
    /^(?:(?:put|set|delete|remove|update|create)bucket\w+|(?:put|delete)(?:publicaccessblock|objecttagging|objectannotation)|(?:put|update)object(?:acl|encryption|lockconfiguration|retention|legalhold))$/,
};

/** Matches the rest of a command, which can continue on the next line. */
const ON = String.raw`(?:\\\n|[^\n|;&])*?`;
/** Excludes dry runs, which have no effect. */
const DRY = String.raw`(?!(?:\\\n|[^\n])*--dry-?run)`;
const command = (program: string, rest: string): RegExp =>
  new RegExp(String.raw`(?<![\w.-])(?:${program})${DRY} (?:${ON} )?(?:${rest})(?![\w-])`);

const COMMANDS: Readonly<Record<Effect, readonly RegExp[]>> = {
  deletes: [
    command('aws', String.raw`s3 (?:rb|rm|mv ${ON}s3://\S+ \S+|sync ${ON}--delete)`),
    command('s3cmd', 'rb|rm|del|mv|expire|abortmp|setlifecycle|--delete-removed'),
    command('mc', `rb|rm|mv|undo|mirror ${ON}--remove|ilm (?:rule )?(?:add|edit|import)`),
    command('s5cmd', `rb|rm|mv|sync ${ON}--delete`),
    command(
      'rclone',
      String.raw`purge|delete|deletefile|rmdirs?|sync|bisync|cleanup|dedupe|move(?:to)? (?:-\S+ )*[\w-]+:\S+|backend cleanup(?:-hidden)?`,
    ),
    command('duplicity', String.raw`remove-\S+|cleanup`),
    command('duplicati-cli', 'delete|purge|purge-broken-files|compact'),
    command('proxmox-backup-(?:manager|client)', 'garbage-collection start|prune-job run|prune|forget'),
    command('velero', 'delete'),
    command('s3fs', String.raw`--incomplete-mpu-abort\S*|-u`),
    /\bforce_destroy\b|\bRemove-S3\w+|(?:--request|-X) DELETE\b/,
  ],
  changes: [
    command('aws', 's3 website'),
    command(
      's3cmd',
      String.raw`(?:set|del)(?:acl|policy|versioning|ownership|blockpublicaccess|object\w+|cors|tagging)|dellifecycle|accesslog|ws-\w+|--acl-public`,
    ),
    command(
      'mc',
      '(?:anonymous|version|encrypt|retention|legalhold|tag|cors|event|replicate|quota|ilm) (?:rule )?(?:set|enable|suspend|clear|add|remove|rm|import)',
    ),
    command('rclone', 'backend (?:versioning|set)'),
    /\bWrite-S3\w+(?:ACL|Policy|Configuration)\b|\bresource "aws_s3_bucket_\w+"/,
    /(?:--acl|--s3-acl|\bACL|x-amz-acl|\bacl)["']?(?: |=|:|=>|,)+ *["']?(?:public|authenticated)|--grant-\w/i,
  ],
};

/** Programs that know the bucket from their configuration, so that their commands don't name it. */
const INDIRECT: Readonly<Record<Effect, readonly RegExp[]>> = {
  deletes: [
    command('restic', 'forget|prune|rewrite|repair'),
    command('kopia', 'snapshot (?:delete|expire)|maintenance run'),
    command('docker-registry', 'garbage-collect'),
    command('skopeo', 'delete'),
    command('terraform|tofu', 'destroy'),
  ],
  changes: [command('terraform|tofu', 'apply')],
};

/** Options that make a script do more than list items. */
const SWITCH = /["'](--(?:abort|apply|delete|erase|expire|force|remove|restore|undo|yes))["']/g;

/**
 * Returns the names of operations. `delete-bucket`, `delete_bucket`, `deleteBucket(`, and `new DeleteBucketCommand` count as the same name.
 * Permissions such as `s3:DeleteBucket` don't count.
 */
const namesIn = (code: string): string[] =>
  (code.match(/(?<![:\w-])[A-Za-z]\w*(?:-[a-z]+)*/g) ?? []).map((word) =>
    word
      .replace(/[-_]/g, '')
      .toLowerCase()
      .replace(/(?:command|async|input|request)$/, ''),
  );

/** Returns the files that a block refers to, except for scripts that would only list items. */
const filesOf = ({ text }: Code, files: ReadonlyMap<string, Code>): Code[] =>
  [...files].flatMap(([name, file]) => {
    if (![` ${name}`, `/${name}`].some((written) => text.includes(written))) return [];
    const switches = [...file.text.matchAll(SWITCH)].map(([, option = '']) => option);
    return switches.length === 0 || switches.some((option) => text.includes(option)) ? [file] : [];
  });

/**
 * @param code  entire block that isn't output, on a page that names the reader's bucket
 * @param files files on the page by name, including the scripts that its commands run
 */
export function effectsOf(code: Code, files: ReadonlyMap<string, Code>): Effect[] {
  const parts = [code, ...filesOf(code, files)];
  const isDirect = parts.some(({ namesBucket }) => namesBucket);
  return EFFECTS.filter((effect) => {
    const isNamed = (name: string): boolean => OPERATIONS[effect].test(name);
    const patterns = [...INDIRECT[effect], ...(isDirect ? COMMANDS[effect] : [])];
    return parts.some(({ text }) => patterns.some((pattern) => pattern.test(text)) || (isDirect && namesIn(text).some(isNamed)));
  });
}
