/** The home page's tasks by group. The texts are `site.home.task.<name>` and `site.home.task.<name>.note`. */
export const TASKS = [
  {
    group: 'start',
    tasks: [
      ['quickstart', '/getting-started/quickstart'],
      ['objects', '/guides/buckets-and-objects'],
      ['api', '/guides/s3-api'],
      ['multipart', '/guides/multipart-upload'],
      ['presigned', '/guides/presigned-urls'],
      ['public', '/guides/public-files'],
    ],
  },
  {
    group: 'protect',
    tasks: [
      ['lock', '/guides/object-lock'],
      ['versioning', '/guides/bucket-and-object-versioning'],
      ['access', '/guides/who-may-do-what'],
      ['encryption', '/guides/encryption'],
      ['keys', '/guides/keys-and-team'],
      ['checksums', '/guides/checksums-and-consistency'],
    ],
  },
  {
    group: 'operate',
    tasks: [
      ['composer', '/composer/getting-started/what-is-ds3-composer'],
      ['lifecycle', '/guides/lifecycle-configuration'],
      ['move', '/guides/move-data'],
      ['metrics', '/guides/resource-metrics'],
      ['errors', '/guides/errors'],
      ['compatibility', '/guides/compatibility'],
    ],
  },
] as const;

/** Sections with a tool, which a link to the section opens. The texts are `site.home.tool.<name>`. */
export const TOOLS = [
  ['parts', '/guides/multipart-upload#planner'],
  ['usage', '/guides/resource-metrics#estimate'],
  ['rules', '/guides/lifecycle-configuration#builder'],
  ['policy', '/guides/iam-policy#policy-tool'],
  ['link', '/guides/presigned-urls#explain'],
  ['class', '/composer/swarms/redundancy#planner'],
] as const;
