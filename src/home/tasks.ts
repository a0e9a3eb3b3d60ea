import { translate } from '@docusaurus/Translate';

export interface Task {
  to: string;
  title: string;
  note?: string;
}

const task = (to: string, title: string, note?: string): Task => ({ to, title, note });

/** Returns the home page's task lists in the reader's language. The links in the last group lead to sections with a tool, and open it. */
export function useTaskGroups(): { title: string; tasks: Task[] }[] {
  return [
    {
      title: translate({ id: 'site.home.group.start' }),
      tasks: [
        task(
          '/getting-started/quickstart',
          translate({ id: 'site.home.task.quickstart' }),
          translate({ id: 'site.home.task.quickstart.note' }),
        ),
        task('/guides/buckets-and-objects', translate({ id: 'site.home.task.objects' }), translate({ id: 'site.home.task.objects.note' })),
        task('/guides/s3-api', translate({ id: 'site.home.task.api' }), translate({ id: 'site.home.task.api.note' })),
        task('/guides/multipart-upload', translate({ id: 'site.home.task.multipart' }), translate({ id: 'site.home.task.multipart.note' })),
        task('/guides/presigned-urls', translate({ id: 'site.home.task.presigned' }), translate({ id: 'site.home.task.presigned.note' })),
        task('/guides/public-files', translate({ id: 'site.home.task.public' }), translate({ id: 'site.home.task.public.note' })),
      ],
    },
    {
      title: translate({ id: 'site.home.group.protect' }),
      tasks: [
        task('/guides/object-lock', translate({ id: 'site.home.task.lock' }), translate({ id: 'site.home.task.lock.note' })),
        task(
          '/guides/bucket-and-object-versioning',
          translate({ id: 'site.home.task.versioning' }),
          translate({ id: 'site.home.task.versioning.note' }),
        ),
        task('/guides/who-may-do-what', translate({ id: 'site.home.task.access' }), translate({ id: 'site.home.task.access.note' })),
        task('/guides/encryption', translate({ id: 'site.home.task.encryption' }), translate({ id: 'site.home.task.encryption.note' })),
        task('/guides/keys-and-team', translate({ id: 'site.home.task.keys' }), translate({ id: 'site.home.task.keys.note' })),
        task(
          '/guides/checksums-and-consistency',
          translate({ id: 'site.home.task.checksums' }),
          translate({ id: 'site.home.task.checksums.note' }),
        ),
      ],
    },
    {
      title: translate({ id: 'site.home.group.operate' }),
      tasks: [
        task(
          '/composer/getting-started/what-is-ds3-composer',
          translate({ id: 'site.home.task.composer' }),
          translate({ id: 'site.home.task.composer.note' }),
        ),
        task(
          '/guides/lifecycle-configuration',
          translate({ id: 'site.home.task.lifecycle' }),
          translate({ id: 'site.home.task.lifecycle.note' }),
        ),
        task('/guides/move-data', translate({ id: 'site.home.task.move' }), translate({ id: 'site.home.task.move.note' })),
        task('/guides/resource-metrics', translate({ id: 'site.home.task.metrics' }), translate({ id: 'site.home.task.metrics.note' })),
        task('/guides/errors', translate({ id: 'site.home.task.errors' }), translate({ id: 'site.home.task.errors.note' })),
        task(
          '/guides/compatibility',
          translate({ id: 'site.home.task.compatibility' }),
          translate({ id: 'site.home.task.compatibility.note' }),
        ),
      ],
    },
    {
      title: translate({ id: 'site.home.group.tools' }),
      tasks: [
        task('/guides/multipart-upload#planner', translate({ id: 'site.home.tool.parts' })),
        task('/guides/resource-metrics#estimate', translate({ id: 'site.home.tool.usage' })),
        task('/guides/lifecycle-configuration#builder', translate({ id: 'site.home.tool.rules' })),
        task('/guides/iam-policy#policy-tool', translate({ id: 'site.home.tool.policy' })),
        task('/guides/presigned-urls#explain', translate({ id: 'site.home.tool.link' })),
        task('/composer/swarms/redundancy#planner', translate({ id: 'site.home.tool.class' })),
      ],
    },
  ];
}
